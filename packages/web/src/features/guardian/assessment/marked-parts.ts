/** Returns a name in parts: those that the words name, and the rest. Ignores case. */
export function markedParts(name: string, words: readonly string[]): { text: string; isMarked: boolean }[] {
  const lower = name.toLowerCase()
  const isMarked = new Array<boolean>(name.length).fill(false)
  // Converting to lower case can change the length, as in İ. Such a name is shown unmarked.
  if (lower.length === name.length)
    for (const word of words) {
      const sought = word.toLowerCase()
      if (sought === '') continue
      for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + sought.length))
        isMarked.fill(true, at, at + sought.length)
    }
  const parts: { text: string; isMarked: boolean }[] = []
  for (let at = 0; at < name.length; at++) {
    const marked = isMarked[at] ?? false
    const last = parts.at(-1)
    if (last && last.isMarked === marked) last.text += name[at]
    else parts.push({ text: name[at] ?? '', isMarked: marked })
  }
  return parts
}
