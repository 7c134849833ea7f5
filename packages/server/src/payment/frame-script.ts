/**
 * The script of the frame, served unchanged. It loads the provider's script, shows its button and reports to the page
 * (`contracts/payment-frame.ts`). The page creates the subscription; the frame receives no token, address or name.
 */
export const frameScript = `'use strict'
;(function () {
  var page = document.currentScript.dataset.page || location.origin
  var place = document.getElementById('buttons')
  var calls = 0
  var waiting = {}
  var isStarted = false

  function tell(message) {
    window.parent.postMessage(message, page)
  }
  function fail(fault, error) {
    var detail = error && error.message ? error.message : String(error || '')
    tell({ payment: 'failed', fault: fault, detail: detail.slice(0, 300) })
  }
  /** Asks the page for a subscription. */
  function create() {
    var call = ++calls
    return new Promise(function (resolve, reject) {
      waiting[call] = { resolve: resolve, reject: reject }
      tell({ payment: 'create', call: call })
    })
  }

  function load(settings) {
    var url = new URL(settings.scriptUrl)
    if (settings.scriptGeneration === 5) {
      url.searchParams.set('client-id', settings.clientId)
      url.searchParams.set('vault', 'true')
      url.searchParams.set('intent', 'subscription')
      url.searchParams.set('currency', settings.currency)
      url.searchParams.set('components', 'buttons')
      url.searchParams.set('locale', settings.locale)
    }
    return new Promise(function (resolve, reject) {
      var script = document.createElement('script')
      script.src = url.href
      script.onload = resolve
      script.onerror = function () {
        reject(new Error(url.origin + url.pathname))
      }
      document.head.append(script)
    })
  }

  /** Generation 5 draws the button itself. */
  function renderButtons() {
    var buttons = window.paypal.Buttons({
      style: { label: 'subscribe', layout: 'vertical' },
      createSubscription: create,
      onApprove: function (data) {
        tell({ payment: 'approved', subscriptionId: data.subscriptionID })
      },
      onCancel: function () {
        tell({ payment: 'cancelled' })
      },
      onError: function (error) {
        fail('provider', error)
      },
    })
    if (buttons.isEligible && !buttons.isEligible()) return Promise.reject(new Error('not eligible'))
    return Promise.resolve(buttons.render(place))
  }

  /** Generation 6 has a button element and a session that is started by a click. */
  function renderSession(settings) {
    return window.paypal
      .createInstance({ clientId: settings.clientId, components: ['paypal-subscriptions'], locale: settings.locale.replace('_', '-') })
      .then(function (instance) {
        return instance
          .findEligibleMethods({ currencyCode: settings.currency, paymentFlow: 'RECURRING_PAYMENT' })
          .then(function (methods) {
            if (!methods.isEligible('paypal')) throw new Error('not eligible')
            var session = instance.createPayPalSubscriptionPaymentSession({
              onApprove: function (data) {
                tell({ payment: 'approved', subscriptionId: data.subscriptionId })
              },
              onCancel: function () {
                tell({ payment: 'cancelled' })
              },
              onError: function (error) {
                fail('provider', error)
              },
            })
            var button = document.createElement('paypal-button')
            button.setAttribute('type', 'subscribe')
            button.addEventListener('click', function () {
              var created = create().then(function (id) {
                return { subscriptionId: id }
              })
              Promise.resolve(session.start({ presentationMode: 'auto' }, created)).catch(function (error) {
                fail('provider', error)
              })
            })
            place.append(button)
          })
      })
  }

  function start(settings) {
    if (isStarted) return
    isStarted = true
    document.documentElement.lang = settings.locale.slice(0, 2)
    load(settings).then(
      function () {
        if (!window.paypal) return fail('none', new Error(settings.scriptUrl))
        var rendered
        try {
          rendered = settings.scriptGeneration === 6 ? renderSession(settings) : renderButtons()
        } catch (error) {
          rendered = Promise.reject(error)
        }
        return rendered.then(
          function () {
            tell({ payment: 'rendered' })
          },
          function (error) {
            fail('render', error)
          },
        )
      },
      function (error) {
        fail('load', error)
      },
    )
  }

  window.addEventListener('message', function (event) {
    if (event.source !== window.parent || event.origin !== page) return
    var message = event.data || {}
    if (message.payment === 'start') return start(message.settings)
    var asked = waiting[message.call]
    if (!asked) return
    delete waiting[message.call]
    if (message.payment === 'created') asked.resolve(message.subscriptionId)
    else asked.reject(new Error('The subscription could not be created'))
  })
  new ResizeObserver(function () {
    tell({ payment: 'height', height: Math.ceil(place.getBoundingClientRect().bottom) })
  }).observe(place)
  tell({ payment: 'ready' })
})()
`
