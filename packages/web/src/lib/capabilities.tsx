import type { ProductFeatureKey } from '@marklot/contracts/features'
import { createContext, type ReactNode, useContext } from 'react'
import type { PageRoute } from './route.ts'

/**
 * The features that the product has, each with the path of the page that offers it. Paths are below the language
 * prefix.
 */
export type Capabilities = ReadonlyMap<ProductFeatureKey, string>

/**
 * Reads the features from the routes. Plans, trial, promo and home show a feature only if it is here, so that a new
 * route makes its features appear everywhere.
 */
export function capabilitiesOf(routes: readonly Pick<PageRoute, 'path' | 'offers'>[]): Capabilities {
  return new Map(routes.flatMap(({ path, offers = [] }) => offers.map((feature) => [feature, path] as const)))
}

const Context = createContext<Capabilities | null>(null)

export function CapabilitiesProvider({ capabilities, children }: { capabilities: Capabilities; children: ReactNode }) {
  return <Context value={capabilities}>{children}</Context>
}

/** Returns the features that the product has. @throws Error without the provider */
export function useCapabilities(): Capabilities {
  const capabilities = useContext(Context)
  if (!capabilities) throw new Error('CapabilitiesProvider is missing above this component')
  return capabilities
}
