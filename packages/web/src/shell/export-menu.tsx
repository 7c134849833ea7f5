import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Icon, OutlineSign } from '../ui/icon.tsx'
import styles from './export-menu.module.css'
import { Menu } from './menu.tsx'

interface ExportMenuProps<Format extends string> {
  label: string
  formats: readonly Format[]
  labelOf(format: Format): string
  exporting: { busy: boolean; run(format: Format): Promise<unknown> }
  className?: string | undefined
  /** What the plan allows, below the formats. */
  note?: string | undefined
  /** A link below the note. */
  more?: ReactNode
  /** See `Menu`. */
  opensAtOnce?: boolean
}

/** Offers a file in several formats. The page reports a failure, or shows which plan exports. */
export function ExportMenu<Format extends string>({
  label,
  formats,
  labelOf,
  exporting,
  className,
  note,
  more,
  opensAtOnce = false,
}: ExportMenuProps<Format>) {
  return (
    <Menu
      className={classNames(styles.export, className)}
      label={label}
      opensAtOnce={opensAtOnce}
      button={
        <>
          <OutlineSign shape={downloadShape} small />
          {label}
          <Icon name="chevron-down" small />
        </>
      }
    >
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          disabled={exporting.busy}
          onClick={() => void exporting.run(format).catch(() => undefined)}
        >
          {labelOf(format)}
        </button>
      ))}
      {note && <p className={styles.note}>{note}</p>}
      {more}
    </Menu>
  )
}

/* From Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna. */
const downloadShape = 'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2M7 11l5 5l5 -5M12 4l0 12'
