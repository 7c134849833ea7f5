import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type MouseEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
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

/** A button that keeps the focus when a press disables it, so that the next key continues from there. */
export function Button({
  look,
  size,
  iconOnly,
  className,
  disabled = false,
  ...rest
}: ButtonLook & ComponentPropsWithRef<'button'>) {
  const { isKept, ...kept } = useKeptWhileDisabled(disabled, rest)
  return (
    <button
      type="button"
      {...rest}
      {...kept}
      disabled={disabled && !isKept}
      aria-disabled={isKept || rest['aria-disabled']}
      className={classNames(buttonClass({ look, size, iconOnly }), className)}
    />
  )
}

type ButtonEvents = Pick<ComponentPropsWithRef<'button'>, 'ref' | 'onClick' | 'onBlur'>

/** Returns whether a disabled button stays focusable, as it does until it loses the focus, and what it then does. */
function useKeptWhileDisabled(disabled: boolean, { ref, onClick, onBlur }: ButtonEvents) {
  const button = useRef<HTMLButtonElement>(null)
  const [hasFocus, setHasFocus] = useState(false)
  const isKept = disabled && hasFocus
  // Browsers take the focus from a disabled element before they draw the page again.
  useLayoutEffect(() => setHasFocus(disabled && document.activeElement === button.current), [disabled])
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)
  return {
    isKept,
    ref: button,
    onClick: (event: MouseEvent<HTMLButtonElement>) => (isKept ? event.preventDefault() : onClick?.(event)),
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setHasFocus(false)
      onBlur?.(event)
    },
  }
}
