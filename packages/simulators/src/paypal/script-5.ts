import { arrivedOf } from './script-window.ts'

/**
 * The page script of generation 5. It runs in the product's page, so it is plain JavaScript: a function of the settings
 * of one load. It has one button, and the payer's page opens in a window.
 */
export const scriptOfGeneration5 = `function (settings) {
  'use strict'
  ${arrivedOf}
  var texts = {
    de: 'Mit PayPal abonnieren', en: 'Subscribe with PayPal', fr: 'S’abonner avec PayPal',
    es: 'Suscribirse con PayPal', it: 'Abbonati con PayPal',
  }
  var label = texts[settings.locale.slice(0, 2)] || texts.en
  var element = document.currentScript
  var namespace = (element && element.getAttribute('data-namespace')) || 'paypal'

  function call(method, path, body) {
    return fetch(settings.base + path, {
      method: method,
      headers: { Authorization: 'Bearer ' + settings.token, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    }).then(function (reply) {
      if (reply.status === 204) return undefined
      return reply.json().then(function (answer) {
        if (!reply.ok) throw new Error(answer.name + ': ' + JSON.stringify(answer.details || answer.message))
        return answer
      })
    })
  }
  /** The id of a subscription, with the token of a change that waits for the payer. */
  var revisions = {}
  var createActions = {
    subscription: {
      create: function (body) {
        return call('POST', '/v1/billing/subscriptions', body).then(function (made) { return made.id })
      },
      revise: function (id, body) {
        return call('POST', '/v1/billing/subscriptions/' + encodeURIComponent(id) + '/revise', body).then(function (answer) {
          var approve = answer.links.filter(function (one) { return one.rel === 'approve' })[0]
          revisions[id] = approve.href
          return id
        })
      },
    },
  }
  /** Where the payer decides. The page may also hand over a token or a whole approval address. */
  function addressOf(id) {
    if (revisions[id]) return Promise.resolve(revisions[id])
    if (/^BA-/.test(id)) return Promise.resolve(settings.base + '/webapps/billing/subscriptions?ba_token=' + encodeURIComponent(id))
    return fetch(settings.base + '/webapps/approvals/' + encodeURIComponent(id)).then(function (reply) {
      if (!reply.ok) throw new Error('There is nothing to approve for ' + id)
      return reply.json().then(function (answer) { return answer.href })
    })
  }

  function Buttons(options) {
    options = options || {}
    var button = null
    var isEnabled = true
    function fail(error) {
      if (options.onError) options.onError(error)
      else throw error
    }
    function approved(data, win) {
      var restart = function () { return click() }
      return options.onApprove && options.onApprove(
        {
          subscriptionID: data.subscriptionID, orderID: data.orderID, payerID: data.payerID,
          billingToken: data.billingToken, facilitatorAccessToken: settings.token, paymentSource: 'paypal',
        },
        {
          subscription: {
            get: function () { return call('GET', '/v1/billing/subscriptions/' + data.subscriptionID) },
            activate: function () { return call('POST', '/v1/billing/subscriptions/' + data.subscriptionID + '/activate', {}) },
          },
          redirect: function (url) { window.location.assign(url) },
          restart: restart,
        },
      )
    }
    function click() {
      // Opened at once: later the browser would take it for an unwanted window.
      var win = window.open(settings.base + '/checkoutnow', 'paypal-simulator-' + Date.now(), 'width=500,height=680')
      if (!win) return Promise.resolve(fail(new Error('The window was blocked')))
      var isArrived = arrived(win)
      var isDone = false
      var watch = null
      function done() {
        isDone = true
        window.removeEventListener('message', listen)
        clearInterval(watch)
      }
      function listen(event) {
        if (event.source !== win || event.origin !== settings.base || !event.data || event.data.source !== 'paypal-simulator' || event.data.outcome === 'opened') return
        done()
        var data = event.data
        Promise.resolve().then(function () {
          if (data.outcome === 'approved') return approved(data, win)
          if (data.outcome === 'cancelled') return options.onCancel && options.onCancel({ orderID: data.orderID })
          throw new Error(data.outcome === 'declined' ? 'INSTRUMENT_DECLINED' : 'A simulated error of the script')
        }).catch(fail)
      }
      window.addEventListener('message', listen)
      watch = setInterval(function () {
        if (!win.closed) return
        clearInterval(watch)
        // The message of a page that closed itself may still be on its way.
        setTimeout(function () {
          if (isDone) return
          done()
          if (options.onCancel) options.onCancel({})
        }, 400)
      }, 200)
      return Promise.resolve()
        .then(function () { return options.createSubscription({ paymentSource: 'paypal' }, createActions) })
        .then(function (id) {
          if (typeof id !== 'string' || id === '') throw new Error('createSubscription gave no id')
          return addressOf(id)
        })
        .then(function (address) { return isArrived.then(function () { return address }) })
        .then(function (address) {
          if (!isDone) win.location = address + '&popup=1&origin=' + encodeURIComponent(window.origin === 'null' ? '*' : window.location.origin)
        })
        .catch(function (error) {
          if (isDone) return
          done()
          win.close()
          fail(error)
        })
    }
    function clicked() {
      if (!isEnabled) return
      var isRejected = false
      var actions = { resolve: function () {}, reject: function () { isRejected = true } }
      Promise.resolve(options.onClick && options.onClick({ fundingSource: 'paypal' }, actions))
        .then(function () { if (!isRejected) return click() })
        .catch(fail)
    }
    return {
      isEligible: function () { return settings.script !== 'notEligible' },
      hasReturned: function () { return false },
      resume: function () {},
      updateProps: function (changed) { Object.assign(options, changed); return Promise.resolve() },
      close: function () { if (button) button.remove(); button = null; return Promise.resolve() },
      render: function (target) {
        var place = typeof target === 'string' ? document.querySelector(target) : target
        if (settings.script === 'failsToRender') return Promise.reject(new Error('A simulated failure to render'))
        if (!place) return Promise.reject(new Error('The place for the button is missing'))
        if (typeof options.createSubscription !== 'function') return Promise.reject(new Error('createSubscription is missing'))
        button = document.createElement('button')
        button.type = 'button'
        button.textContent = label
        button.setAttribute('data-funding-source', 'paypal')
        var style = {
          width: '100%', minHeight: ((options.style && options.style.height) || 45) + 'px', border: '1px solid #8a6d00',
          borderRadius: '4px', background: '#ffc439', color: '#111', font: '600 1rem system-ui, sans-serif', cursor: 'pointer',
        }
        for (var name in style) button.style[name] = style[name]
        button.addEventListener('click', clicked)
        place.appendChild(button)
        if (options.onInit)
          options.onInit({}, {
            enable: function () { isEnabled = true; button.disabled = false; return Promise.resolve() },
            disable: function () { isEnabled = false; button.disabled = true; return Promise.resolve() },
          })
        return Promise.resolve()
      },
    }
  }
  window[namespace] = { version: '5.0.0-simulator', Buttons: Buttons, FUNDING: { PAYPAL: 'paypal' } }
}`
