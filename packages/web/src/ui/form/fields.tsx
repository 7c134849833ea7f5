import { type ReactNode, useId } from 'react'
import controls from '../controls.module.css'
import { Icon } from '../icon.tsx'
import styles from './fields.module.css'
import { FullNote, type FullNoteProps } from './full-note.tsx'

export interface FieldProps {
  name: string
  label: string
  /** The fault of the value; null if it has none. */
  fault?: string | null
  hint?: string
}

interface LabelledFieldProps extends FieldProps {
  /** The typed text and the length at which the browser cuts it. */
  typed?: FullNoteProps
  children: (control: Labelled) => ReactNode
}

/** Attributes that a field passes to its control. */
interface Labelled {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A labelled control with its hint and its fault. Screen readers read both with the control. */
export function Field({ name, label, fault, hint, typed, children }: LabelledFieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const faultId = `${id}-fault`
  const described = [hint && hintId, fault && faultId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, name, 'aria-invalid': fault ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault ? <Fault id={faultId}>{fault}</Fault> : typed && <FullNote {...typed} />}
    </div>
  )
}

/** Shows a fault by icon, colour and word. */
export function Fault({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.fault}>
      <Icon name="error" small />
      {children}
    </p>
  )
}

interface TextFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'datetime-local'
  autoComplete?: string
  required?: boolean
  maxLength?: number
}

export function TextField({
  value,
  onChange,
  type = 'text',
  autoComplete,
  required = true,
  maxLength = 200,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field} typed={{ value, maxLength }}>
      {(control) => (
        <input
          {...control}
          className={controls.input}
          type={type}
          dir="auto"
          value={value}
          autoComplete={autoComplete}
          aria-required={required}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

interface SelectFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  autoComplete?: string
  /** Pairs of value and text. */
  options: readonly (readonly [value: string, text: string])[]
}

export function SelectField({ value, onChange, options, autoComplete, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          className={controls.input}
          value={value}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`; empty without a day. */
  value: string
  onChange: (value: string) => void
  min?: string
  max?: string
}

/** The browser's own date field. */
export function DateField({ value, onChange, min = '1800-01-01', max = '2199-12-31', ...field }: DateFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          className={controls.input}
          type="date"
          min={min}
          max={max}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

interface TickProps {
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  fault?: string | null
  hint?: string
  children: ReactNode
}

export function Tick({ name, checked, onChange, disabled = false, fault, hint, children }: TickProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault || hint ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {fault ? (
        <Fault id={id}>{fault}</Fault>
      ) : (
        hint && (
          <p id={id} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
