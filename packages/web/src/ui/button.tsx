import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './controls.module.css'

export interface ButtonLook {
  /** Each view has only one filled (primary) button. */
  look?: 'primary' | 'outline' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  iconOnly?: boolean
}

/** Returns the class of an element that looks like a button, links included. */
export function buttonClass({ look = 'outline', size = 'medium', iconOnly = false }: ButtonLook = {}): string {
  return classNames(
    styles.button,
    styles[look],
    size === 'small' && styles.smallButton,
    size === 'large' && styles.largeButton,
    iconOnly && styles.iconOnly,
  )
}

export function Button({ look, size, iconOnly, className, ...rest }: ButtonLook & ComponentPropsWithRef<'button'>) {
  return <button type="button" {...rest} className={classNames(buttonClass({ look, size, iconOnly }), className)} />
}
