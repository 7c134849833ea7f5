import { brandStateCategories } from '@marklot/contracts/brand'
import { registrationOfficeCodes } from '@marklot/contracts/office'
import type { DateRange } from '@marklot/contracts/search'
import { type ReactNode, useState } from 'react'
import { usePhrases } from '../lib/phrases.tsx'
import { Button } from './button.tsx'
import { Chip } from './chip.tsx'
import { ClassChips } from './class-chips.tsx'
import { sharedAlignment } from './comparison-columns.ts'
import { ComparisonHeader, ComparisonLine, ComparisonOneLine } from './comparison-line.tsx'
import controls from './controls.module.css'
import { CopyLinkButton } from './copy-link-button.tsx'
import { DetailField, DetailGrid } from './detail-field.tsx'
import { Dialog } from './dialog.tsx'
import { DateRangeFields } from './form/date-range-fields.tsx'
import styles from './gallery.module.css'
import { GalleryThumbnails, GalleryTimelines } from './gallery-marks.tsx'
import { samples } from './gallery-samples.ts'
import { Icon, iconNames } from './icon.tsx'
import { LeaderItem, LeaderList } from './leader-list.tsx'
import { LogoTile } from './logo-tile.tsx'
import { OfficeFlag } from './office-flag.tsx'
import { Pagination } from './pagination.tsx'
import { ScoreParts } from './score-parts.tsx'
import { StateBadge } from './state-badge.tsx'
import { EmptyState, ErrorState, LockNotice, Notice, Skeleton } from './states.tsx'

const pages = [10, 25, 50, 100]

/** Every shared piece in all its states, in the colour scheme of its container. */
export function GalleryPieces() {
  const t = usePhrases('ui')
  const [range, setRange] = useState<DateRange>({})
  const [dialog, setDialog] = useState<'narrow' | 'wide' | 'drawer' | null>(null)
  const [size, setSize] = useState(25)
  const alignment = sharedAlignment(samples.slice(0, 2).map(([, , comparison]) => comparison))
  return (
    <div className={styles.pieces}>
      <Part title="ComparisonLine">
        {samples.map(([query, hit, comparison]) => (
          <div key={hit} className={styles.sign}>
            <ComparisonLine comparison={comparison} query={query} hit={hit} size="large" />
          </div>
        ))}
        {samples.map(([query, hit, comparison]) => (
          <div key={hit} className={styles.narrow}>
            <ComparisonLine comparison={comparison} query={query} hit={hit} />
          </div>
        ))}
        {alignment && <ComparisonHeader letters={alignment.header} />}
        {samples.slice(0, 3).map(([query, hit, comparison], place) => (
          <ComparisonOneLine key={hit} comparison={comparison} query={query} hit={hit} cells={alignment?.rows[place] ?? null} />
        ))}
      </Part>
      <Part title="StateBadge, OfficeFlag, ClassChips">
        <div className={styles.row}>
          {brandStateCategories.map((category) => (
            <StateBadge key={category} category={category} />
          ))}
          <StateBadge category="alive" detail="Registered" />
        </div>
        <div className={styles.row}>
          {registrationOfficeCodes.map((code) => (
            <OfficeFlag key={code} code={code} />
          ))}
          <OfficeFlag code="em" show="code" />
        </div>
        <ClassChips classes={[29, 30, 43]} highlighted={[30]} />
        <ClassChips classes={Array.from({ length: 45 }, (_, index) => index + 1)} highlighted={[45]} />
      </Part>
      <Part title="ScoreParts">
        <div className={styles.score}>
          <ScoreParts score={{ total: 91, look: 88, sound: 93, structure: null, meaning: 100 }} />
        </div>
      </Part>
      <Part title="LogoTile">
        <div className={styles.row}>
          {(['Word', 'Figurative', 'Combined'] as const).map((brandType) => (
            <div key={brandType} className={styles.tile}>
              <LogoTile
                name={brandType === 'Figurative' ? null : 'Tabilo'}
                brandType={brandType}
                brandLogoUrl={null}
                size="hit"
              />
            </div>
          ))}
          <LogoTile name="Tabilo" brandType="Word" brandLogoUrl={null} size="row" />
          <LogoTile name={null} brandType="Figurative" brandLogoUrl={null} size="row" />
          <div className={styles.tile}>
            <LogoTile name="Broken" brandType="Combined" brandLogoUrl="logos/none.png" size="hit" />
          </div>
          <div className={styles.tile}>
            <LogoTile name="Internationale Handelsgesellschaft" brandType="Word" brandLogoUrl={null} size="hit" />
          </div>
        </div>
        <div className={styles.fill}>
          <LogoTile name="Tabilo" brandType="Word" brandLogoUrl={null} size="page" />
        </div>
      </Part>
      <Part title="ThumbnailCard">
        <GalleryThumbnails />
      </Part>
      <Part title="Timeline">
        <GalleryTimelines />
      </Part>
      <Part title="DetailField">
        <div className={styles.fill}>
          <DetailGrid>
            <DetailField title="value" inid="210" value="019204581" />
            <DetailField title="secondValue" value="Messe" secondValue="2026-08-18" />
            <DetailField title="alternative" alternative={12345} />
            <DetailField title="boolean" value={false} />
            <DetailField title="nothing" />
          </DetailGrid>
        </div>
      </Part>
      <Part title="States">
        <EmptyState title="Empty" text="Text">
          <Button>Action</Button>
        </EmptyState>
        <ErrorState title="Error" text="Text">
          <Button>{t('retry')}</Button>
        </ErrorState>
        <Notice>Info</Notice>
        <Notice kind="warning">Warning</Notice>
        <LockNotice>Lock</LockNotice>
        <Skeleton width="300px" height="40px" />
      </Part>
      <Part title="Controls">
        <div className={styles.row}>
          <Button look="primary">primary</Button>
          <Button>outline</Button>
          <Button look="quiet">quiet</Button>
          <Button disabled>disabled</Button>
          <Button size="small">small</Button>
          <Button look="primary" size="large">
            large
          </Button>
          <Button look="quiet" iconOnly aria-label="icon">
            <Icon name="x" />
          </Button>
          <CopyLinkButton label="Copy" copiedLabel="Copied" />
          <Chip removeLabel="x" onRemove={() => {}}>
            Chip
          </Chip>
          <div className={styles.narrow}>
            <Chip removeLabel="x" onRemove={() => {}}>
              A chip with a text that is longer than its place
            </Chip>
          </div>
        </div>
        <div className={styles.row}>
          <span className={controls.segments}>
            <a className={controls.segment} href="#a" aria-current="true">
              Segment
            </a>
            <a className={controls.segment} href="#b">
              Segment
            </a>
          </span>
          <span className={controls.tabs}>
            <a className={controls.tab} href="#a" aria-current="page">
              Tab
            </a>
            <a className={controls.tab} href="#b">
              Tab
            </a>
          </span>
          <select className={controls.select} aria-label="select">
            <option>Select</option>
          </select>
          <input className={`${controls.input} ${styles.tile}`} aria-label="input" defaultValue="Input" />
          <kbd className={controls.key}>?</kbd>
        </div>
        <DateRangeFields legend="Dates" value={range} onChange={setRange} />
        <div className={styles.row}>
          {(['narrow', 'wide', 'drawer'] as const).map((width) => (
            <Button key={width} onClick={() => setDialog(width)}>
              Dialog {width}
            </Button>
          ))}
        </div>
        <div className={styles.fill}>
          <Pagination page={1} size={25} total={20} sizes={pages} addressOf={(page) => `?page=${page}`} onSize={setSize} />
          <Pagination page={1} size={size} total={60} sizes={pages} addressOf={(page) => `?page=${page}`} onSize={setSize} />
          <Pagination page={5} size={size} total={2600} sizes={pages} addressOf={(page) => `?page=${page}`} onSize={setSize} />
          <LeaderList>
            <LeaderItem label="Label">42</LeaderItem>
            <LeaderItem label="Total" isTotal>
              42
            </LeaderItem>
          </LeaderList>
        </div>
      </Part>
      <Part title="Icon">
        <div className={styles.row}>
          {iconNames.map((name) => (
            <span key={name} className={styles.icon}>
              <Icon name={name} />
              {name}
            </span>
          ))}
        </div>
      </Part>
      {dialog && (
        <Dialog title={dialog} width={dialog} onClose={() => setDialog(null)} footer={<Button look="primary">OK</Button>}>
          <p>Text</p>
        </Dialog>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
