/// The script that finds, which is loaded when somebody is about to search.
///
/// It takes what is typed apart as `SearchWords` takes texts apart, and reads what `SearchIndex` writes.
let finderScript = #"""
  window.rxbookFinder = function (fold, make) {
    "use strict";
    var unspaced = "\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u2e80-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
    var runs = new RegExp("[" + unspaced + "]+|[^" + unspaced + "]+", "gu");

    // What has to begin a word of whatever is found.
    function needles(text) {
      var found = [];
      (fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) || []).forEach(function (word) {
        word.match(runs).forEach(function (run) {
          var characters = Array.from(run);
          if (characters.length === 1 || !new RegExp("^[" + unspaced + "]", "u").test(run)) {
            found.push(run);
          } else {
            characters.slice(1).forEach(function (next, index) { found.push(characters[index] + next); });
          }
        });
      });
      return found;
    }

    // The index comes as scripts, which can be read from a file, too.
    var files = {};
    var values = {};
    window.rxbookSearch = function (name, value) { values[name] = value; };
    function load(name) {
      files[name] = files[name] || rxbookLoad("search/" + name + ".js").then(
        function () { return values[name]; },
        function (error) {
          delete files[name];
          throw error;
        });
      return files[name];
    }

    // The scores of the documents that have a word which begins with the needle.
    function scores(needle, index) {
      var found = new Map();
      function read(list, isWhole) {
        var number = 0;
        list.replace(/([0-9a-z]+)([A-G])/g, function (all, distance, rank) {
          number += parseInt(distance, 36);
          var score = (rank.charCodeAt(0) - 64) * 2 + (isWhole ? 3 : 0);
          if (score > (found.get(number) || 0)) { found.set(number, score); }
        });
      }
      if (Object.hasOwn(index.heads, needle)) {
        read(index.heads[needle], false);
        return Promise.resolve(found);
      }
      var first = 0;
      while (first + 1 < index.shards.length && index.shards[first + 1] <= needle) { first += 1; }
      var names = ["w" + first];
      for (var next = first + 1; next < index.shards.length && index.shards[next].startsWith(needle); next += 1) {
        names.push("w" + next);
      }
      return Promise.all(names.map(load)).then(function (shards) {
        shards.forEach(function (shard) {
          var start = shard.indexOf("\n" + needle);
          while (start >= 0 && shard.startsWith(needle, start + 1)) {
            var blank = shard.indexOf(" ", start);
            var end = shard.indexOf("\n", blank);
            read(shard.slice(blank + 1, end < 0 ? undefined : end), blank - start - 1 === needle.length);
            start = end;
          }
        });
        return found;
      });
    }

    // The needle with its scores, or the longest beginning of it that finds anything, up to three letters shorter.
    function nearest(needle, index, cuts) {
      return scores(needle, index).then(function (found) {
        if (found.size > 0 || cuts === 0 || needle.length < 6) { return { needle: needle, scores: found }; }
        return nearest(needle.slice(0, -1), index, cuts - 1);
      });
    }

    // The documents that have all needles, the best first.
    function complete(all) {
      return Array.from(all[0].scores.keys()).filter(function (number) {
        return all.every(function (one) { return one.scores.has(number); });
      }).map(function (number) {
        return [number, all.reduce(function (sum, one) { return sum + one.scores.get(number); }, 0)];
      });
    }

    // Those that have most of the needles; one that few documents have weighs more, up to a point, than one that is
    // everywhere.
    function partial(all) {
      var sums = new Map();
      var most = all.reduce(function (most, one) { return Math.max(most, one.scores.size); }, 1);
      all.forEach(function (one) {
        var weight = Math.min(1.5, Math.log(2 * most / (one.scores.size || 1)));
        one.scores.forEach(function (score, number) {
          sums.set(number, (sums.get(number) || 0) + weight * (6 + score));
        });
      });
      var found = Array.from(sums);
      var best = found.reduce(function (best, one) { return Math.max(best, one[1]); }, 0);
      return found.filter(function (one) { return one[1] > best * 0.6; });
    }

    function find(text) {
      var wanted = needles(text);
      var found = {};
      return load("index").then(function (index) {
        return Promise.all(wanted.map(function (needle) { return nearest(needle, index, 3); })).then(function (all) {
          var documents = complete(all);
          found.wanted = all.map(function (one) { return one.needle; });
          found.isComplete = documents.length > 0
            && all.every(function (one, at) { return one.needle === wanted[at]; });
          if (documents.length === 0) { documents = partial(all); }
          found.count = documents.length;
          documents.sort(function (a, b) { return b[1] - a[1] || a[0] - b[0]; });
          return Promise.all(documents.slice(0, 8).map(function (document) {
            var piece = 0;
            while (piece + 1 < index.pieces.length && index.pieces[piece + 1] <= document[0]) { piece += 1; }
            return load("t" + piece).then(function (entries) { return entries[document[0] - index.pieces[piece]]; });
          }));
        });
      }).then(function (documents) {
        found.documents = documents;
        return found;
      });
    }

    // Where in a text the needles are: the places before and behind, and the needle.
    function places(text, wanted) {
      var folded = "";
      var origins = [];
      for (var position = 0; position < text.length; position += 1) {
        var part = fold(text[position]);
        for (var count = 0; count < part.length; count += 1) { origins.push(position); }
        folded += part;
      }
      origins.push(text.length);
      var found = [];
      wanted.forEach(function (needle) {
        for (var at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + 1)) {
          var origin = origins[at];
          var isInside = /[\p{L}\p{N}]/u.test(text[origin - 1] || "") && !/\p{Lu}/u.test(text[origin]);
          if (!isInside || new RegExp("[" + unspaced + "]", "u").test(needle)) {
            found.push([origin, origins[at + needle.length], needle]);
          }
        }
      });
      return found.sort(function (a, b) { return a[0] - b[0]; });
    }

    // The place from which on a line of the text has the most needles, counted by their letters.
    function densest(found) {
      var best = [0, 0];
      found.forEach(function (first) {
        var near = found.filter(function (place) { return place[0] >= first[0] && place[1] <= first[0] + 110; });
        var letters = Array.from(new Set(near.map(function (place) { return place[2]; }))).join("").length;
        if (letters > best[1]) { best = [first[0], letters]; }
      });
      return best[0];
    }

    function context(text, wanted) {
      // A letter by itself, as "a" in a question, is everywhere, and says nothing of the place.
      var long = wanted.filter(function (needle) { return needle.length > 1; });
      var found = places(text, long.length > 0 ? long : wanted);
      var first = densest(found);
      var start = Math.max(0, first - 50);
      if (start > 0) { start = Math.min(first, text.indexOf(" ", start) + 1 || start); }
      var end = text.length <= start + 170 ? text.length : text.lastIndexOf(" ", start + 160);
      if (end <= start) { end = start + 160; }
      var line = make("span", "context", start > 0 ? "… " : "");
      var done = start;
      found.forEach(function (place) {
        if (place[0] < done || place[1] > end) { return; }
        line.append(text.slice(done, place[0]), make("mark", "", text.slice(place[0], place[1])));
        done = place[1];
      });
      line.append(text.slice(done, end), end < text.length ? " …" : "");
      return line;
    }

    // Words with backticks around the code among them.
    function typed(words) {
      var line = make("b");
      words.split("`").forEach(function (part, index) {
        line.append(index % 2 === 1 ? make("code", "", part) : part);
      });
      return line;
    }

    return { needles: needles, find: find, context: context, typed: typed };
  };

  """#
