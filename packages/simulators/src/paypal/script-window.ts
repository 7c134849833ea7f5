/**
 * Part of both page scripts. Resolves when the first page of a window has arrived, but no later than after a second.
 * Chromium drops a navigation that begins before that page has arrived.
 */
export const arrivedOf = `function arrived(win) {
    return new Promise(function (resolve) {
      setTimeout(finish, 1000)
      function finish() {
        window.removeEventListener('message', heard)
        resolve()
      }
      function heard(event) {
        if (event.source === win && event.origin === settings.base && event.data && event.data.outcome === 'opened') finish()
      }
      window.addEventListener('message', heard)
    })
  }`
