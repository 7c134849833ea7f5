/**
 * Parts of a row that the client never reads: sentences for the OpenAPI document, access, and the schemas of what is sent, which
 * the server checks. Only those written in one piece are known; others stay, which costs nothing but bytes.
 */
const forTheServer =
  /\b(?:summary|access):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?|\b(?:params|query|body): [A-Za-z]+,\n/g

/** Leaves out of the browser's contract what is for the server alone: the first visit is spared it. */
export function contractPlugin() {
  return {
    name: 'marklot-contract',
    // As written, before types are taken away and names shortened.
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      /[\\/]packages[\\/]contracts[\\/]src[\\/]/.test(id) && code.includes('endpoints({')
        ? { code: code.replace(forTheServer, ''), map: null }
        : undefined,
  }
}
