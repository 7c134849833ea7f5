import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import controls from '../../ui/controls.module.css'
import { Fault } from '../account/fields.tsx'
import styles from './admin.module.css'

interface TextAreaProps {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  fault?: string | null
}

/** A field for some sentences. */
export function TextArea({ name, label, value, onChange, maxLength, fault }: TextAreaProps) {
  const id = useId()
  return (
    <div>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        className={classNames(controls.input, styles.area)}
        value={value}
        maxLength={maxLength}
        aria-required
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault && <Fault id={`${id}-fault`}>{fault}</Fault>}
    </div>
  )
}
