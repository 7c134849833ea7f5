import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import type { ReactNode } from 'react'
import { usePhrases } from '../lib/phrases.tsx'
import styles from './office-flag.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

const europeanStars = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6
  return { cx: (9 + 3.6 * Math.sin(angle)).toFixed(2), cy: (6 - 3.6 * Math.cos(angle)).toFixed(2) }
})

/** Drawn by hand on an 18 × 12 field, small enough to be part of the page. */
const flags: Record<RegistrationOfficeCode, ReactNode> = {
  de: (
    <>
      <path fill="#111" d="M0 0h18v4H0z" />
      <path fill="#C8102E" d="M0 4h18v4H0z" />
      <path fill="#F2C500" d="M0 8h18v4H0z" />
    </>
  ),
  em: (
    <>
      <path fill="#143A8C" d="M0 0h18v12H0z" />
      {europeanStars.map((star) => (
        <circle key={`${star.cx} ${star.cy}`} {...star} r=".62" fill="#FFCC00" />
      ))}
    </>
  ),
  at: (
    <>
      <path fill="#C8102E" d="M0 0h18v12H0z" />
      <path fill="#fff" d="M0 4h18v4H0z" />
    </>
  ),
  ch: (
    <>
      <path fill="#D52B1E" d="M0 0h18v12H0z" />
      <path fill="#fff" d="M7.8 2.4h2.4v2.4h2.4v2.4h-2.4v2.4H7.8V7.2H5.4V4.8h2.4z" />
    </>
  ),
  fr: (
    <>
      <path fill="#fff" d="M0 0h18v12H0z" />
      <path fill="#1B2F7A" d="M0 0h6v12H0z" />
      <path fill="#D8202C" d="M12 0h6v12h-6z" />
    </>
  ),
  es: (
    <>
      <path fill="#AA151B" d="M0 0h18v12H0z" />
      <path fill="#F1BF00" d="M0 3h18v6H0z" />
    </>
  ),
  us: (
    <>
      <path fill="#fff" d="M0 0h18v12H0z" />
      <path fill="#B22234" d="M0 0h18v1H0zM0 2h18v1H0zM0 4h18v1H0zM0 6h18v1H0zM0 8h18v1H0zM0 10h18v1H0z" />
      <path fill="#3C3B6E" d="M0 0h8v6H0z" />
    </>
  ),
}

/**
 * Shows an office by flag and code or name. The flag alone never carries the meaning: if the code is shown, screen
 * readers read the name. `flag` is for places whose words name the office.
 */
export function OfficeFlag({ code, show = 'name' }: { code: RegistrationOfficeCode; show?: 'name' | 'code' | 'flag' }) {
  const t = usePhrases('offices')
  const name = t(code)
  return (
    <span className={styles.office} title={show === 'code' ? name : undefined}>
      <svg className={styles.flag} viewBox="0 0 18 12" aria-hidden="true">
        {flags[code]}
      </svg>
      {show === 'code' ? (
        <>
          <span aria-hidden="true">{code.toUpperCase()}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      ) : (
        show === 'name' && name
      )}
    </span>
  )
}
