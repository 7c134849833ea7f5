export type ProviderLibrary = typeof import('oidc-provider')

let library: Promise<ProviderLibrary> | undefined

/**
 * Loads the protocol library and drops the warning "Unsupported runtime" that it prints on Node 20. Its author only
 * tests newer versions. Our own tests cover the parts that we use on Node 20.
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
