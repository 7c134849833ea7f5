export type ProviderLibrary = typeof import('oidc-provider')

let library: Promise<ProviderLibrary> | undefined

/**
 * Loads the protocol library without the one line it prints on Node 20 ("Unsupported runtime"): its maker tests on newer versions
 * only; what is used of it here is covered by our own tests on the oldest version we support.
 */
export function loadProviderLibrary(): Promise<ProviderLibrary> {
  library ??= load()
  return library
}

async function load(): Promise<ProviderLibrary> {
  const { warn } = console
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).includes('Unsupported runtime')) warn(...parts)
  }
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}
