public enum Resources {}
