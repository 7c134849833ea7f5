import { isPermitted, type Permission, type PermissionArea, permissionLevels } from '@marklot/contracts/permissions'

/**
 * The tabs of the administrators' page, each with the permission that it needs. The server checks the same permissions.
 */
export const adminTabs = [
  { name: 'accounts', area: 'Accounts', level: permissionLevels.Read },
  { name: 'payments', area: 'Accounts', level: permissionLevels.Read },
  { name: 'products', area: 'Products', level: permissionLevels.Update },
  { name: 'reference', area: 'MasterData', level: permissionLevels.Update },
  { name: 'register', area: 'MasterData', level: permissionLevels.Read },
  { name: 'jobs', area: 'Global', level: permissionLevels.Read },
  { name: 'log', area: 'Global', level: permissionLevels.Read },
  { name: 'declarations', area: 'Accounts', level: permissionLevels.Read },
  { name: 'notices', area: 'Accounts', level: permissionLevels.Update },
  { name: 'feedback', area: 'Global', level: permissionLevels.Read },
] as const satisfies readonly { name: string; area: PermissionArea; level: number }[]
export type AdminTab = (typeof adminTabs)[number]['name']

/** Returns the tabs that a person may see. People without any do not see the page. */
export function permittedTabs(permissions: readonly Permission[] | undefined): AdminTab[] {
  return adminTabs.filter(({ area, level }) => isPermitted(permissions, area, level)).map(({ name }) => name)
}
