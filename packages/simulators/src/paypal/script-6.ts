import { arrivedOf } from './script-window.ts'

/**
 * The page script of generation 6. It never creates the subscription, and it offers no revision. It is plain
 * JavaScript, because it runs in the product's page.
 */
export const scriptOfGeneration6 = `function (settings) {
  'use strict'
  ${arrivedOf}
  function PayPalError(code, message, isRecoverable) {
    var error = new Error(message)
    error.code = code
    error.name = 'PayPalError'
    error.isRecoverable = isRecoverable
    return error
  }
  function addressOf(id) {
    return fetch(settings.base + '/webapps/approvals/' + encodeURIComponent(id) + '?new=1').then(function (reply) {
      if (!reply.ok) throw PayPalError('ERR_INVALID_SUBSCRIPTION', 'There is nothing to approve for ' + id, false)
      return reply.json().then(function (answer) { return answer.href })
    })
  }
  function createSession(options) {
    options = options || {}
    var win = null
    function complete(state) {
      if (options.onComplete) options.onComplete({ paymentSessionState: state })
    }
    return {
      start: function (how, subscription) {
        var mode = (how && how.presentationMode) || 'auto'
        if (mode !== 'auto' && mode !== 'popup')
          return Promise.reject(PayPalError('ERR_NOT_SIMULATED', 'The simulator opens a window only', true))
        win = window.open(settings.base + '/checkoutnow', 'paypal-simulator-' + Date.now(), 'width=500,height=680')
        if (!win) return Promise.reject(PayPalError('ERR_DEV_UNABLE_TO_OPEN_POPUP', 'The window was blocked', true))
        return new Promise(function (resolve, reject) {
          var isArrived = arrived(win)
          var isDone = false
          var watch = null
          function done() {
            isDone = true
            window.removeEventListener('message', listen)
            clearInterval(watch)
          }
          function fail(error) {
            if (options.onError) { options.onError(error); complete('error'); resolve() } else reject(error)
          }
          function cancelled() {
            if (options.onCancel) options.onCancel({})
            complete('canceled')
            resolve()
          }
          function listen(event) {
            var data = event.data
            if (event.source !== win || event.origin !== settings.base || !data || data.source !== 'paypal-simulator' || data.outcome === 'opened') return
            done()
            if (data.outcome === 'cancelled') return cancelled()
            if (data.outcome === 'declined') return fail(PayPalError('INSTRUMENT_DECLINED', 'The payment was declined', true))
            if (data.outcome === 'error') return fail(PayPalError('ERR_SIMULATED', 'A simulated error of the script', false))
            Promise.resolve()
              .then(function () {
                return options.onApprove && options.onApprove({ subscriptionId: data.subscriptionID, payerId: data.payerID })
              })
              .then(function () { complete('approved'); resolve() }, fail)
          }
          window.addEventListener('message', listen)
          watch = setInterval(function () {
            if (!win.closed) return
            clearInterval(watch)
            setTimeout(function () { if (!isDone) { done(); cancelled() } }, 400)
          }, 200)
          Promise.resolve(subscription)
            .then(function (made) {
              if (!made || typeof made.subscriptionId !== 'string')
                throw PayPalError('ERR_DEV_INVALID_SUBSCRIPTION', 'There is no subscriptionId', false)
              return addressOf(made.subscriptionId)
            })
            .then(function (address) { return isArrived.then(function () { return address }) })
            .then(function (address) {
              if (!isDone) win.location = address + '&popup=1&origin=' + encodeURIComponent(window.origin === 'null' ? '*' : window.location.origin)
            })
            .catch(function (error) { done(); win.close(); fail(error) })
        })
      },
      cancel: function () { if (win) win.close() },
      destroy: function () { if (win) win.close() },
    }
  }
  function createInstance(options) {
    options = options || {}
    if (options.clientId !== settings.clientId && !options.clientToken)
      return Promise.reject(PayPalError('ERR_DEV_INVALID_CLIENT_ID', 'clientId is missing or unknown', false))
    if (!Array.isArray(options.components) || options.components.indexOf('paypal-subscriptions') < 0)
      return Promise.reject(PayPalError('ERR_DEV_INVALID_COMPONENTS', 'Only paypal-subscriptions is simulated', false))
    return Promise.resolve({
      findEligibleMethods: function () {
        return Promise.resolve({
          isEligible: function (method) { return method === 'paypal' && settings.script !== 'notEligible' },
          getDetails: function () { return {} },
        })
      },
      updateLocale: function () {},
      createPayPalSubscriptionPaymentSession: createSession,
    })
  }
  var texts = { de: 'Mit PayPal abonnieren', fr: 'S’abonner avec PayPal', es: 'Suscribirse con PayPal', it: 'Abbonati con PayPal' }
  if (window.customElements && !customElements.get('paypal-button')) {
    customElements.define('paypal-button', class extends HTMLElement {
      connectedCallback() {
        if (this.hasAttribute('role')) return
        if (settings.script === 'failsToRender') return
        var language = (document.documentElement.lang || 'en').slice(0, 2)
        this.setAttribute('role', 'button')
        this.tabIndex = this.hasAttribute('disabled') ? -1 : 0
        this.textContent = texts[language] || 'Subscribe with PayPal'
        var style = {
          display: 'block', textAlign: 'center', padding: '0.7rem', border: '1px solid #8a6d00', borderRadius: '4px',
          background: '#ffc439', color: '#111', font: '600 1rem system-ui, sans-serif', cursor: 'pointer',
        }
        for (var name in style) this.style[name] = style[name]
        this.addEventListener('keydown', function (event) {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          this.click()
        })
      }
    })
  }
  window.paypal = { version: '6.0.0-simulator', createInstance: createInstance }
}`
