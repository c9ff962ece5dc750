/* Sends and receives bytes over a socket, optionally with a file descriptor. */
#include "CSystemSupport.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

/* A buffer for one descriptor, with the required alignment. */
typedef union {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int))];
} parcel;

ssize_t csystem_send(int socket, const void *bytes, size_t count, int descriptor) {
  struct iovec part = {(void *)bytes, count};
  struct msghdr message = {0};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  parcel parcel;
  if (descriptor >= 0) {
    memset(&parcel, 0, sizeof parcel);
    message.msg_control = parcel.bytes;
    message.msg_controllen = sizeof parcel.bytes;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof descriptor);
    memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
  }
  return sendmsg(socket, &message, 0);
}

ssize_t csystem_receive(int socket, void *bytes, size_t count, int *descriptor) {
  struct iovec part = {bytes, count};
  struct msghdr message = {0};
  parcel parcel;
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = parcel.bytes;
  message.msg_controllen = sizeof parcel.bytes;
  ssize_t received = recvmsg(socket, &message, 0);
  /* Standard input is not a socket if a worker is started by hand. */
  if (received < 0 && errno == ENOTSOCK) return read(socket, bytes, count);
  struct cmsghdr *header = received > 0 ? CMSG_FIRSTHDR(&message) : NULL;
  if (header != NULL && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS) {
    memcpy(descriptor, CMSG_DATA(header), sizeof *descriptor);
  }
  return received;
}
