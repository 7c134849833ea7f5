import { useId, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import controls from '../../ui/controls.module.css'
import { CopyLinkButton } from '../../ui/copy-link-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/states.tsx'
import { TickLabel } from '../../ui/tick-label.tsx'
import { useListTitle } from '../../ui/use-list-title.ts'
import styles from './calendar-section.module.css'
import { useCalendar, useCalendarChanges } from './deadline-calls.ts'

/** The private calendar: its new address, its reminders, and its deletion. */
export function CalendarSection() {
  const t = usePhrases('deadlines')
  const format = useFormat()
  const { account } = useSession()
  const { object: calendar } = useCalendar()
  const { create, change, end } = useCalendarChanges()
  const [address, setAddress] = useState<string | null>(null)
  const [isEnding, setIsEnding] = useState(false)
  const [wantsReminders, setWantsReminders] = useState(false)
  const { title, onRemoved } = useListTitle()
  if (calendar === undefined) return null
  const isBusy = create.busy || change.busy || end.busy
  const reminds = calendar?.reminds ?? wantsReminders
  const ignored = () => undefined
  const make = () => void create.run(reminds).then((made) => setAddress(made.address), ignored)
  const remind = () => {
    if (calendar) void change.run(!reminds).catch(ignored)
    else setWantsReminders(!reminds)
  }
  const finish = async () => {
    await end.run(null)
    setAddress(null)
    setIsEnding(false)
    onRemoved()
  }
  const day = calendar && new Date(calendar.createdUtc).toLocaleDateString('sv', { timeZone: account?.timeZone ?? 'UTC' })
  return (
    <section className={styles.section} aria-labelledby="calendar">
      <h2 {...title} id="calendar">
        {t('calendar')}
      </h2>
      <p className={styles.text}>{t('calendar.text')}</p>
      {calendar && address !== null && <NewAddress address={address} />}
      {day && address === null && <p className={styles.text}>{t('calendar.since', { date: format.date(day) })}</p>}
      <TickLabel className={styles.tick} isTicked={reminds} isDisabled={isBusy} onTick={remind}>
        {t('calendar.reminds')}
      </TickLabel>
      <p className={styles.buttons}>
        <Button disabled={isBusy} onClick={make}>
          {calendar && <Icon name="refresh" small />}
          {t(calendar ? 'calendar.renew' : 'calendar.create')}
        </Button>
        {calendar && (
          <Button look="quiet" aria-haspopup="dialog" disabled={isBusy} onClick={() => setIsEnding(true)}>
            {t('calendar.end')}
          </Button>
        )}
      </p>
      {calendar && <p className={styles.hint}>{t('calendar.stops')}</p>}
      {isEnding && (
        <ConfirmDialog
          title={t('calendar.end')}
          confirm={t('calendar.end')}
          isBusy={isBusy}
          onConfirm={finish}
          onClose={() => setIsEnding(false)}
        >
          <p>{t('calendar.end.text')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

/** The address, which the reader can copy only now. */
function NewAddress({ address }: { address: string }) {
  const t = usePhrases('deadlines')
  const id = useId()
  return (
    <div role="status">
      <Notice>{t('calendar.once')}</Notice>
      <label className={controls.hidden} htmlFor={id}>
        {t('calendar.address')}
      </label>
      <p className={styles.address}>
        <input
          id={id}
          className={classNames(controls.input, styles.field)}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <CopyLinkButton label={t('calendar.copy')} copiedLabel={t('calendar.copied')} address={address} />
        <a className={buttonClass({ size: 'small' })} href={address.replace(/^https?:/, 'webcal:')}>
          {t('calendar.subscribe')}
        </a>
      </p>
    </div>
  )
}
