import { type Fields, objectField, oneOf, optionalText, refuseFeatures, textField } from './read.ts'
import { missing } from './refusal.ts'

/** Readers for the data of the payer. They keep the members that the provider knows and drop all others. */

const emailPattern = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9-]+$/
const digits = /^\d+$/
const phoneTypes = ['FAX', 'HOME', 'MOBILE', 'OTHER', 'PAGER'] as const
/** The maximum length of each line of an address. */
const addressLines = {
  address_line_1: 300,
  address_line_2: 300,
  admin_area_2: 120,
  admin_area_1: 300,
  postal_code: 60,
} as const

export function readSubscriber(fields: Fields): Fields {
  const subscriber = objectField(fields, 'subscriber', '')
  if (!subscriber) return {}
  const at = '/subscriber'
  refuseFeatures(subscriber, at, ['payment_source'])
  const name = objectField(subscriber, 'name', at)
  const phone = objectField(subscriber, 'phone', at)
  const shipping = objectField(subscriber, 'shipping_address', at)
  return known({
    name: name && known({ given_name: nameOf(name, 'given_name', at), surname: nameOf(name, 'surname', at) }),
    email_address: optionalText(subscriber, 'email_address', at, { from: 3, to: 254, pattern: emailPattern }),
    phone: phone && readPhone(phone, `${at}/phone`),
    shipping_address: shipping && readShipping(shipping, `${at}/shipping_address`),
  })
}

const nameOf = (name: Fields, part: string, at: string) => optionalText(name, part, `${at}/name`, { from: 0, to: 140 })

function readPhone(phone: Fields, at: string): Fields {
  const number = objectField(phone, 'phone_number', at)
  if (!number) throw missing(`${at}/phone_number`)
  const part = (name: string, to: number) => textField(number, name, `${at}/phone_number`, { to, pattern: digits })
  return known({
    phone_type: phone.phone_type === undefined ? undefined : oneOf(phone, 'phone_type', at, phoneTypes),
    phone_number: { country_code: part('country_code', 3), national_number: part('national_number', 14) },
  })
}

/** Returns a delivery address. */
export function readShipping(shipping: Fields, at: string): Fields {
  refuseFeatures(shipping, at, ['type'])
  const name = objectField(shipping, 'name', at)
  const address = objectField(shipping, 'address', at)
  const lines = Object.entries(addressLines).map(([line, to]) => [
    line,
    address && optionalText(address, line, `${at}/address`, { from: 0, to }),
  ])
  return known({
    name: name && known({ full_name: optionalText(name, 'full_name', `${at}/name`, { from: 0, to: 300 }) }),
    address:
      address &&
      known({
        ...Object.fromEntries(lines),
        country_code: textField(address, 'country_code', `${at}/address`, { from: 2, to: 2, pattern: /^(?:[A-Z]{2}|C2)$/ }),
      }),
  })
}

/** Removes the members without a value. */
const known = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
