/* Parts that the shell loads on demand. */
export const loadCookieBanner = () => import('./cookie-banner.tsx')
export const loadCookieSettings = () => import('./cookie-settings.tsx')
export const loadPageViews = () => import('./page-views.tsx')
