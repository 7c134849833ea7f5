import { useLocation } from 'react-router'
import { useConfig } from '../../lib/config.tsx'
import { Phrased } from '../../lib/phrased.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { Part } from '../../shell/part.tsx'
import { AreaTabs } from './area-tabs.tsx'
import { AreaSkeleton, PersonalArea } from './personal-area.tsx'
import { mySections } from './sections.ts'

/** The personal area (spec 1, section 2, "My {product}"). */
export function MyPage() {
  const t = usePhrases('shell')
  const { productName } = useConfig()
  const title = t('link.My', { product: productName })
  return (
    <PersonalArea title={title}>
      <Sections title={title} />
    </PersonalArea>
  )
}

/** The section that the address names, below the tabs. */
function Sections({ title }: { title: string }) {
  const asked = new URLSearchParams(useLocation().search).get('section')
  const current = mySections.find(({ key }) => key === asked) ?? mySections[0]
  if (!current) return null
  const { key, phrases, Section } = current
  return (
    <>
      <AreaTabs current={key} title={title} />
      <Part key={key} fallback={<AreaSkeleton />}>
        <Phrased of={phrases}>
          <Section />
        </Phrased>
      </Part>
    </>
  )
}
