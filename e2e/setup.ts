import { createDataFolder, startProduct } from './setup-product.ts'

/** The size of the sample register. It contains every office, type and state. */
const marks = 3000

/**
 * Starts the product once for all browser tests. The returned function stops it. `E2E_HOSTS=2` starts two hosts behind
 * a load balancer. With `E2E_OPENSEARCH=FOLDER`, hosts search in OpenSearch, which is installed in that folder.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await createDataFolder()
  try {
    const hosts = Number(process.env.E2E_HOSTS ?? 1)
    const openSearch = process.env.E2E_OPENSEARCH ?? null
    const product =
      hosts > 1 || openSearch !== null
        ? await (await import('./setup-hosts.ts')).startHosts({ dataFolder: folder.path, marks, hosts, openSearch })
        : await startProduct({ dataFolder: folder.path, marks })
    // The workers read this in playwright.config.ts, and also the folder through which a program joins the product.
    process.env.E2E_URL = product.url
    process.env.E2E_DATA = folder.path
    return async () => {
      await product.stop()
      await folder.remove()
    }
  } catch (error) {
    await folder.remove()
    throw error
  }
}
