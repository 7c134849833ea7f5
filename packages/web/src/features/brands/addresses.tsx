import type { Address, Brand } from '@marklot/contracts/brand'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { LoginLink, LoginPrompt } from '../../shell/login-prompt.tsx'
import { InidCode } from '../../ui/detail-field.tsx'
import { addressLines } from './address-lines.ts'
import styles from './addresses.module.css'
import { Section } from './section.tsx'

/**
 * Owner, representative and correspondence address. Visitors see one prompt for all three, and each block also starts
 * the login (spec 1, section 2, "Brand details"; decision 24).
 */
export function Addresses({ brand }: { brand: Brand }) {
  const t = usePhrases('brands')
  return (
    <Section title={t('addresses')}>
      {brand.addressesNeedLogin && (
        <div className={styles.login}>
          <LoginPrompt>{t('pleaseLogIn')}</LoginPrompt>
        </div>
      )}
      <div className={styles.blocks}>
        <Block inid="730" title={t('owner')} needsLogin={brand.addressesNeedLogin}>
          <Lines address={brand.ownerAddress} />
          <OwnersMarks owner={brand.ownerAddress} />
          <Further title={t('furtherOwners')} addresses={brand.furtherOwnerAddresses} />
        </Block>
        <Block inid="740" title={t('representative')} needsLogin={brand.addressesNeedLogin}>
          <Lines address={brand.representativeAddress} />
          <Further title={t('furtherRepresentatives')} addresses={brand.furtherRepresentativeAddresses} />
        </Block>
        <Block inid="750" title={t('correspondence')} needsLogin={brand.addressesNeedLogin}>
          <Lines address={brand.correspondenceAddress} />
        </Block>
      </div>
    </Section>
  )
}

function Block({ inid, title, needsLogin, children }: { inid: string; title: string; needsLogin: boolean; children: ReactNode }) {
  return (
    <div className={styles.block}>
      <h3>
        <InidCode code={inid} /> {title}
      </h3>
      {needsLogin ? <LoginLink purpose={title} /> : children}
    </div>
  )
}

function Lines({ address }: { address: Address | null }) {
  const t = usePhrases('brands')
  const locale = useLocale()
  const lines = address ? addressLines(address, locale, (box) => t('postOfficeBox', { box })) : []
  if (lines.length === 0) return <p className={styles.missing}>{t('noAddress')}</p>
  return (
    <address className={styles.address} dir="auto">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

function Further({ title, addresses }: { title: string; addresses: readonly Address[] }) {
  if (addresses.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      {addresses.map((address, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an office may name the same person twice
        <Lines key={place} address={address} />
      ))}
    </>
  )
}

/** For signed-in readers only: without an address there is no name to search for. */
function OwnersMarks({ owner }: { owner: Address | null }) {
  const t = usePhrases('brands')
  const locale = useLocale()
  const name = owner?.companyName ?? owner?.name
  if (!name) return null
  return (
    <Link className={styles.link} to={paths.search(locale, { q: name, mode: 'owner' })}>
      {t('ownersMarks')}
    </Link>
  )
}
