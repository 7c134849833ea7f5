import { useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import controls from '../controls.module.css'
import { Field, type FieldProps } from './fields.tsx'
import styles from './text-area.module.css'

interface TextAreaProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  rows?: number
  placeholder?: string
  required?: boolean
  maxLength: number
  /** Says in place of the usual sentence why the field is full. */
  full?: string | undefined
}

/** A field for a few sentences. Adopts text typed before hydration, which React does not report. */
export function TextArea({ value, onChange, rows, placeholder, required = true, maxLength, full, ...field }: TextAreaProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, at hydration
  useEffect(() => {
    const typed = input.current?.value
    if (typed && typed !== value) onChange(typed)
  }, [])
  return (
    <Field {...field} typed={{ value, maxLength, full }}>
      {(control) => (
        <textarea
          {...control}
          ref={input}
          className={classNames(controls.input, styles.area)}
          rows={rows}
          placeholder={placeholder}
          value={value}
          maxLength={maxLength}
          aria-required={required || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
