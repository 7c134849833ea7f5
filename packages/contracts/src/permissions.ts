import * as z from 'zod/mini'

/** "Admin areas enumeration" of spec 1, section 3. */
export const permissionAreas = ['Global', 'Users', 'Brands', 'Products', 'Packages', 'MasterData', 'Accounts'] as const
export const PermissionArea = z.enum(permissionAreas)
export type PermissionArea = z.infer<typeof PermissionArea>

/** One bit each. A permission's level is their sum. */
export const permissionLevels = { Read: 1, Create: 2, Update: 4, Delete: 8 } as const
export type PermissionLevel = keyof typeof permissionLevels
/** All bits, as in an administrator's `Global` entry. */
export const allPermissionLevels = 15

/** A user's rights in one area; `level` is a sum of `permissionLevels`. */
export const Permission = z.object({
  resource: PermissionArea,
  level: z.int().check(z.minimum(0), z.maximum(allPermissionLevels)),
})
export type Permission = z.infer<typeof Permission>

/**
 * Returns the check of spec 1, section 6: the global entry has all requested bits, or the named resource's entry has
 * all of them. Without a loaded list the check fails. Bits of the two entries do not add up.
 */
export function isPermitted(permissions: readonly Permission[] | undefined, resource: PermissionArea, level: number): boolean {
  if (!permissions) return false
  const holdsAll = (name: PermissionArea) =>
    permissions.some((entry) => entry.resource === name && (entry.level & level) === level)
  return holdsAll('Global') || holdsAll(resource)
}
