import { type Locale, locales } from '@marklot/contracts/locale'
import { mostRecipients, type Recipient } from '@marklot/contracts/radar'
import { type KeyboardEvent, useState } from 'react'
import { languageNames } from '../../../lib/locale.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { mail, required, type ValidationMessage, validate } from '../../../lib/validation.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import controls from '../../../ui/controls.module.css'
import { Field, SelectField, TextField } from '../../../ui/form/fields.tsx'
import type { Faults } from '../../../ui/form/use-saving.ts'
import styles from './recipients-fields.module.css'

export interface Recipients {
  ownerMail: string
  shareResults: readonly string[]
  /** An address typed for Cc that has not been added yet. */
  nextMail: string
  notificationLanguage: Locale
}

/** Returns the recipients, including the typed one, each once. */
export function allShared({ shareResults, nextMail }: Pick<Recipients, 'shareResults' | 'nextMail'>): string[] {
  const mail = nextMail.trim()
  const isKnown = mail === '' || shareResults.some((one) => one.toLowerCase() === mail.toLowerCase())
  return isKnown ? [...shareResults] : [...shareResults, mail]
}

/**
 * Returns the faults of the fields, by name.
 * @param isNeeded whether mails are sent; if not, To may stay empty
 */
export function recipientFaults({ ownerMail, nextMail }: Recipients, isNeeded: boolean): Record<string, ValidationMessage> {
  const owner = validate(ownerMail.trim(), isNeeded ? [required, mail] : [mail])
  const next = validate(nextMail.trim(), [mail])
  return { ...(owner && { ownerMail: owner }), ...(next && { shareResults: next }) }
}

interface RecipientsFieldsProps {
  value: Recipients
  onChange: (changed: Partial<Recipients>) => void
  /** Faults by field: `ownerMail`, `shareResults`, `notificationLanguage`. */
  faults: Faults
  /** The known state of the addresses of a saved search. */
  known?: readonly Recipient[]
}

/** Asks who receives the mails of a saved search: To, Cc, and the language. */
export function RecipientsFields({ value, onChange, faults, known = [] }: RecipientsFieldsProps) {
  const t = usePhrases('radar')
  return (
    <>
      <div className={styles.pair}>
        <TextField
          name="ownerMail"
          type="email"
          label={t('ownerMail')}
          autoComplete="email"
          maxLength={254}
          value={value.ownerMail}
          fault={faults.ownerMail}
          onChange={(ownerMail) => onChange({ ownerMail })}
        />
        <SelectField
          name="notificationLanguage"
          label={t('language')}
          value={value.notificationLanguage}
          fault={faults.notificationLanguage}
          options={locales.map((locale) => [locale, languageNames[locale]] as const)}
          onChange={(chosen) =>
            onChange({ notificationLanguage: locales.find((locale) => locale === chosen) ?? value.notificationLanguage })
          }
        />
      </div>
      <CcField value={value} known={known} fault={faults.shareResults} onChange={onChange} />
    </>
  )
}

interface CcFieldProps {
  value: Recipients
  known: readonly Recipient[]
  fault: string | undefined
  onChange: (changed: Partial<Recipients>) => void
}

/** Additional recipients as chips, with a field for the next one. Enter, a comma and leaving the field add it. */
function CcField({ value, known, fault, onChange }: CcFieldProps) {
  const t = usePhrases('radar')
  const validation = usePhrases('validation')
  const [isWrong, setIsWrong] = useState(false)
  const { shareResults: mails, nextMail } = value
  const isFull = mails.length >= mostRecipients

  const add = () => {
    const isWrong = validate(nextMail.trim(), [mail]) !== null
    setIsWrong(isWrong)
    if (!isWrong && nextMail.trim() !== '') onChange({ shareResults: allShared(value), nextMail: '' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    add()
  }
  const textOf = (address: string) => {
    const state = known.find((recipient) => recipient.mail.toLowerCase() === address.toLowerCase())?.state
    return state === undefined || state === 'active' ? address : `${address} · ${t(`recipient.${state}`)}`
  }
  return (
    <div>
      {mails.length > 0 && (
        <ul className={styles.mails} aria-label={t('cc')}>
          {mails.map((address) => (
            <li key={address}>
              <Chip
                removeLabel={t('ccRemove', { mail: address })}
                onRemove={() => onChange({ shareResults: mails.filter((one) => one !== address) })}
              >
                {textOf(address)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Field
        name="shareResults"
        label={`${t('cc')} · ${t('ccCount', { number: mails.length, most: mostRecipients })}`}
        hint={t('ccHint')}
        fault={isWrong ? validation('mail') : fault}
      >
        {(control) => (
          <div className={styles.next}>
            <input
              {...control}
              className={controls.input}
              type="email"
              disabled={isFull}
              maxLength={254}
              value={nextMail}
              onChange={(event) => {
                setIsWrong(false)
                onChange({ nextMail: event.target.value })
              }}
              onKeyDown={onKeyDown}
              onBlur={add}
            />
            <Button disabled={isFull} onClick={add}>
              {t('ccAdd')}
            </Button>
          </div>
        )}
      </Field>
    </div>
  )
}
