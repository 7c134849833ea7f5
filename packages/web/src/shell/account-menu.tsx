import { initialsOf } from '@marklot/contracts/accounts'
import { useState } from 'react'
import { Phrased } from '../lib/phrased.tsx'
import { usePhrases } from '../lib/phrases.tsx'
import { useSession } from '../lib/session.tsx'
import { Icon } from '../ui/icon.tsx'
import classes from './account-menu.module.css'
import { Menu } from './menu.tsx'
import { Part } from './part.tsx'
import { useShellSlots } from './slots.tsx'

/** The user's initials, or a user icon (spec 1, section 2). The menu's entries load when it opens. */
export function AccountMenu() {
  const t = usePhrases('session')
  const { account, user } = useSession()
  const { AccountMenuItems } = useShellSlots()
  const [wasOpened, setWasOpened] = useState(false)
  const initials = user && initialsOf(user)
  return (
    <Menu
      label={account ? t('accountOf', { name: user?.name ?? user?.email ?? account.name }) : t('account')}
      button={initials ? <span className={classes.initials}>{initials}</span> : <Icon name="user" />}
      onOpen={() => setWasOpened(true)}
    >
      {wasOpened && (
        <Part fallback={<div className={classes.waiting} />}>
          <Phrased of={['settings', 'paywall']}>
            <AccountMenuItems />
          </Phrased>
        </Part>
      )}
    </Menu>
  )
}
