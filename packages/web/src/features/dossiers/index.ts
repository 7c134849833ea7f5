/* A part that My {product} loads on demand. */
export const loadDossiersSection = () => import('./dossiers-section.tsx')
