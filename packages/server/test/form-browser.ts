/** A browser without a screen or scripts. It keeps cookies, follows redirects and submits forms. */
export interface FormBrowser {
  /**
   * Opens an address and follows redirects until it reaches a page, an address outside `origin`, or one in `stopAt`.
   */
  open(address: string): Promise<Visit>
  /** Submits the form on the last page whose action contains `action`, including hidden fields. */
  submit(action: string, values?: Record<string, string>): Promise<Visit>
  cookies: Map<string, { value: string; path: string }>
}
export interface Visit {
  status: number
  /** The current address, or the address to which the browser was redirected. */
  address: URL
  /** The page's source; empty after a redirect to an address outside `origin` or in `stopAt`. */
  html: string
  headers: Headers
}

export function createFormBrowser(origin: string, stopAt: RegExp, language = 'de'): FormBrowser {
  const cookies = new Map<string, { value: string; path: string }>()
  let last: Visit | undefined
  const cookieHeader = (path: string) =>
    [...cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, cookie]) => `${name.split('|')[0]}=${cookie.value}`)
      .join('; ')
  const keep = (headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/)
      const [name = '', ...value] = pair.split('=')
      const path = attributes.find((one) => one.toLowerCase().startsWith('path='))?.slice(5) ?? '/'
      if (value.join('=') === '' || /expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(`${name}|${path}`)
      else cookies.set(`${name}|${path}`, { value: value.join('='), path })
    }
  }
  const go = async (address: string, body?: URLSearchParams): Promise<Visit> => {
    let url = new URL(address, last?.address ?? origin)
    let payload = body
    for (let step = 0; step < 12; step += 1) {
      if (url.origin !== origin || stopAt.test(url.pathname)) {
        last = { status: 0, address: url, html: '', headers: new Headers() }
        return last
      }
      const reply = await fetch(url, {
        method: payload ? 'POST' : 'GET',
        redirect: 'manual',
        headers: {
          cookie: cookieHeader(url.pathname),
          'accept-language': language,
          ...(payload ? { 'content-type': 'application/x-www-form-urlencoded', origin } : {}),
        },
        ...(payload ? { body: payload.toString() } : {}),
      })
      keep(reply.headers)
      const location = reply.headers.get('location')
      if (location === null) {
        last = { status: reply.status, address: url, html: await reply.text(), headers: reply.headers }
        return last
      }
      url = new URL(location, url)
      payload = undefined
    }
    throw new Error('Too many redirects')
  }
  return {
    cookies,
    open: (address) => go(address),
    submit: async (action, values = {}) => {
      const forms = [...(last?.html ?? '').matchAll(/<form[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/g)]
      const form = forms.find((one) => plain(one[1]).includes(action))
      if (!form) throw new Error(`The page has no form for ${action}: ${last?.html.slice(0, 2_000)}`)
      const hidden = [...plain(form[2]).matchAll(/<input type="hidden" name="([^"]*)"[^>]*value="([^"]*)"/g)]
      const fields = new URLSearchParams(hidden.map(([, name, value]): [string, string] => [name ?? '', value ?? '']))
      for (const [name, value] of Object.entries(values)) fields.set(name, value)
      return go(plain(form[1]), fields)
    },
  }
}

const plain = (text = '') => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
