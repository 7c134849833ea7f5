/* A part that My {product} loads on demand. */
export const loadProtocolSection = () => import('./protocol-section.tsx')
