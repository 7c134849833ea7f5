import { createDataFolder, startProduct } from './setup-product.ts'

/** Marks of the sample register the browser tests search: large enough for every office, type and state. */
const marks = 3000

/** Starts the product once for all browser tests; what it answers stops it again. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await createDataFolder()
  try {
    const product = await startProduct({ dataFolder: folder.path, marks })
    // The workers read it in playwright.config.ts.
    process.env.E2E_URL = product.url
    return async () => {
      await product.stop()
      await folder.remove()
    }
  } catch (error) {
    await folder.remove()
    throw error
  }
}
