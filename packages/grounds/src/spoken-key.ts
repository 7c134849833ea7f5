const steps: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/igh/g, 'i'],
  [/rough\b/g, 'ru'],
  [/([aeiou])te\b/g, '$1t'],
  [/ck|q(?:u(?=[^aeio]|$))?/g, 'k'],
  [/ku(?=[aeio])/g, 'kw'],
  [/sch|sh/g, 'S'],
  [/(?<=[aeiou])ch\b/g, 'k'],
  [/tsch|ch/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/[zß]/g, 's'],
  [/y/g, 'i'],
  [/ee|ea|ie/g, 'i'],
  [/oo|ou/g, 'u'],
  [/th/g, 't'],
  [/(.)\1+/g, '$1'],
  [/(?<=..)e\b/g, ''],
]

/**
 * Returns a rough key of how a word sounds: KWIK and QUICK, LITE and LIGHT, SKREEN and SCREEN have the same key. Only
 * for words that no dictionary has, because it also merges different words.
 */
export const spokenKey = (word: string): string => steps.reduce((key, [from, to]) => key.replace(from, to), word)
