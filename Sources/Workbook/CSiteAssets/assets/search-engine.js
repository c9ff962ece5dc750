// Searches the book; pages load this script when the reader opens the search.
//
// It splits queries like `SearchTokenizer` splits the book's text, and reads the files that `SearchIndex` writes.
window.rxbookFinder = function (fold, make) {
  "use strict";
  var unspaced = "\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u2e80-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
  var runs = new RegExp("[" + unspaced + "]+|[^" + unspaced + "]+", "gu");

  // Parts of words that are spelled differently in British and American English, as in `SearchTokenizer`.
  var spellings = [["iz", "is"], ["yz", "ys"]].concat([
    "armou", "behaviou", "colou", "favou", "flavou", "harbou", "honou", "humou", "labou", "neighbou", "rumou", "vapou",
    "cancell", "channell", "labell", "levell", "modell", "signall", "travell"
  ].map(function (part) { return [part, part.slice(0, -1)]; }), [
    ["catalogue", "catalog"], ["dialogue", "dialog"], ["catalogu", "catalog"], ["dialogu", "dialog"]
  ]);
  // Returns text with one spelling, and removes the origins of the characters that are left out.
  function spelled(text, origins) {
    spellings.forEach(function (pair) {
      for (var at = text.indexOf(pair[0]); at >= 0; at = text.indexOf(pair[0], at + 1)) {
        text = text.slice(0, at) + pair[1] + text.slice(at + pair[0].length);
        if (origins) { origins.splice(at + pair[1].length, pair[0].length - pair[1].length); }
      }
    });
    return text;
  }

  // Returns the prefixes that the words of a result must have.
  function prefixes(text) {
    var found = [];
    (spelled(fold(text)).match(/[\p{L}\p{N}\p{M}]+/gu) || []).forEach(function (word) {
      word.match(runs).forEach(function (run) {
        var characters = Array.from(run);
        if (characters.length === 1 || !new RegExp("^[" + unspaced + "]", "u").test(run)) {
          found.push(run);
        } else {
          characters.slice(1).forEach(function (next, index) {
            found.push(characters[index] + next);
          });
        }
      });
    });
    return found;
  }

  // The index consists of scripts, because a page that is opened as a file can load nothing else.
  var values = {};
  window.rxbookSearch = function (name, value) { values[name] = value; };
  function load(name) {
    return rxbookLoad("search/" + name + ".js").then(function () { return values[name]; });
  }

  // What is added to the score of a whole word, and the score of an operator's name, which has the highest rank.
  var whole = 7, nameScore = 2 * 7 + whole;
  // Returns the scores of the documents that contain a word with this prefix.
  function scores(prefix, index) {
    var found = new Map();
    function read(list, isWhole) {
      var number = 0;
      list.replace(/([0-9a-z]+)([A-G])/g, function (all, distance, rank) {
        number += parseInt(distance, 36);
        var score = (rank.charCodeAt(0) - 64) * 2 + (isWhole ? whole : 0);
        if (score > (found.get(number) || 0)) { found.set(number, score); }
      });
    }
    if (Object.hasOwn(index.heads, prefix)) {
      read(index.heads[prefix], false);
      return Promise.resolve(found);
    }
    var first = 0;
    while (first + 1 < index.shards.length && index.shards[first + 1] <= prefix) { first += 1; }
    var names = ["w" + first];
    for (
      var next = first + 1;
      next < index.shards.length && index.shards[next].startsWith(prefix);
      next += 1
    ) {
      names.push("w" + next);
    }
    return Promise.all(names.map(load)).then(function (shards) {
      shards.forEach(function (shard) {
        var start = shard.indexOf("\n" + prefix);
        while (start >= 0 && shard.startsWith(prefix, start + 1)) {
          var space = shard.indexOf(" ", start);
          var end = shard.indexOf("\n", space);
          read(shard.slice(space + 1, end < 0 ? undefined : end), space - start - 1 === prefix.length);
          start = end;
        }
      });
      return found;
    });
  }

  // Words of questions, which are searched only if a query has no others. `of` and `do` are also operators, so a short query
  // may mean them.
  var common = (
    "a an and are between can difference do does for how i in is it my of on or should the to use vs what when why with"
  ).split(" ");
  // Words that the book doesn't use, with the words that it uses instead.
  var synonyms = {
    backpressure: "pressure", pagination: "page", paging: "page", promise: "single", future: "single", mvvm: "model",
    viewmodel: "model", redux: "state", eventbus: "subject", unittest: "test"
  };
  // Returns the prefix with its scores. If no document matches, up to `cuts` letters are removed from its end.
  function nearest(prefix, index, cuts) {
    return scores(prefix, index).then(function (found) {
      if (found.size === 0 && Object.hasOwn(synonyms, prefix)) { return nearest(synonyms[prefix], index, 0); }
      if (found.size > 0 || cuts === 0 || prefix.length < 6) {
        return { prefix: prefix, scores: found };
      }
      return nearest(prefix.slice(0, -1), index, cuts - 1);
    });
  }

  // Returns the documents that contain all prefixes, with the sums of their scores.
  function matchingAll(all) {
    return Array.from(all[0].scores.keys()).filter(function (number) {
      return all.every(function (one) { return one.scores.has(number); });
    }).map(function (number) {
      return [number, all.reduce(function (sum, one) { return sum + one.scores.get(number); }, 0)];
    });
  }

  // Returns the documents that contain most of the prefixes. Rare prefixes have a higher weight, up to a limit.
  function matchingMost(all) {
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

  // Returns the pages of the operators whose names consist of words of the query, with the numbers of these words.
  function named(words, all, index) {
    var numbers = new Set();
    all.forEach(function (one) {
      one.scores.forEach(function (score, number) { if (score === nameScore) { numbers.add(number); } });
    });
    return Promise.all(Array.from(numbers).map(function (number) {
      return entry(number, index).then(function (entry) {
        var parts = entry[4] === "o" ? prefixes(entry[0]) : [""];
        return [number, parts.every(function (part) { return words.includes(part); }) ? parts : []];
      });
    })).then(function (found) { return found.filter(function (one) { return one[1].length > 0; }); });
  }

  // Puts the pages of these operators first if the query consists of their names, and otherwise gives them a higher score.
  function preferNames(documents, names, searched) {
    var isNames = searched.every(function (word) {
      return names.some(function (one) { return one[1].includes(word); });
    });
    names.forEach(function (name) {
      var known = documents.find(function (one) { return one[0] === name[0]; });
      if (!known && !isNames) { return; }
      if (!known) { documents.push(known = [name[0], 0]); }
      known[1] = isNames ? 1000 * name[1].length - searched.indexOf(name[1][0]) : known[1] + nameScore;
    });
  }

  // Returns a document with its title, place, address and text.
  function entry(number, index) {
    var piece = 0;
    while (piece + 1 < index.pieces.length && index.pieces[piece + 1] <= number) { piece += 1; }
    return load("t" + piece).then(function (entries) { return entries[number - index.pieces[piece]]; });
  }

  function find(text) {
    var words = prefixes(text);
    var searched = words.filter(function (word) {
      return common.indexOf(word) < 0 || words.length < 4 && ["do", "of"].includes(word);
    });
    if (searched.length === 0) { searched = words; }
    var found = {};
    return load("index").then(function (index) {
      return Promise.all(searched.map(function (prefix) {
        return nearest(prefix, index, 3);
      })).then(function (all) {
        return named(words, all, index).then(function (names) { return [all, names]; });
      }).then(function (both) {
        var all = both[0], documents = matchingAll(all);
        found.searched = all.map(function (one) { return one.prefix; });
        found.isComplete = documents.length > 0
          && all.every(function (one, at) { return [searched[at], synonyms[searched[at]]].includes(one.prefix); });
        if (documents.length === 0) { documents = matchingMost(all); }
        preferNames(documents, both[1], searched);
        found.count = documents.length;
        documents.sort(function (a, b) { return b[1] - a[1] || a[0] - b[0]; });
        return Promise.all(documents.slice(0, 8).map(function (document) { return entry(document[0], index); }));
      });
    }).then(function (documents) {
      found.documents = documents;
      return found;
    });
  }

  // Returns the occurrences of prefixes in a text, each with its start, its end and the prefix.
  function places(text, searched) {
    var folded = "";
    var origins = [];
    for (var position = 0; position < text.length; position += 1) {
      var part = fold(text[position]);
      for (var count = 0; count < part.length; count += 1) { origins.push(position); }
      folded += part;
    }
    origins.push(text.length);
    folded = spelled(folded, origins);
    var found = [];
    searched.forEach(function (prefix) {
      for (var at = folded.indexOf(prefix); at >= 0; at = folded.indexOf(prefix, at + 1)) {
        var origin = origins[at];
        var isInside = /[\p{L}\p{N}]/u.test(text[origin - 1] || "") && !/\p{Lu}/u.test(text[origin]);
        if (!isInside || new RegExp("[" + unspaced + "]", "u").test(prefix)) {
          found.push([origin, origins[at + prefix.length], prefix]);
        }
      }
    });
    return found.sort(function (a, b) { return a[0] - b[0]; });
  }

  // Returns the start of the excerpt with the most prefixes, weighted by their lengths.
  function densest(found) {
    var best = [0, 0];
    found.forEach(function (first) {
      var near = found.filter(function (place) {
        return place[0] >= first[0] && place[1] <= first[0] + 110;
      });
      var letters = Array.from(new Set(near.map(function (place) {
        return place[2];
      }))).join("").length;
      if (letters > best[1]) { best = [first[0], letters]; }
    });
    return best[0];
  }

  function context(text, searched) {
    // Single letters, like the "a" in a question, occur everywhere and don't help to find an excerpt.
    var long = searched.filter(function (prefix) { return prefix.length > 1; });
    var found = places(text, long.length > 0 ? long : searched);
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

  // Returns an element for text in which backticks enclose code.
  function withCode(words) {
    var line = make("b");
    words.split("`").forEach(function (part, index) {
      line.append(index % 2 === 1 ? make("code", "", part) : part);
    });
    return line;
  }

  return { prefixes: prefixes, find: find, context: context, withCode: withCode };
};
