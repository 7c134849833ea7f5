import { useSyncExternalStore } from 'react'
import type { Severity } from '../lib/page-events.ts'

/** A notification (spec 1, section 3). */
export interface Notification {
  key: number
  severity: Severity
  text: string
  /** Milliseconds since 1970. */
  timestamp: number
}
/** All notifications since the document was opened. Every list is newest first. */
export interface NotificationLists {
  fresh: readonly Notification[]
  /** Notifications that were in the menu when it closed. */
  old: readonly Notification[]
  /** Notifications that are in the snackbar, at most `mostShown`. */
  shown: readonly Notification[]
  /** Unseen warnings and errors whose time in the snackbar is over. */
  missed: readonly Notification[]
}

/** The most messages in the snackbar. More would cover the page. The oldest disappears first. */
export const mostShown = 3
/** The most notifications kept. It bounds the memory of a page that keeps failing. */
const mostKept = 100

const none: NotificationLists = { fresh: [], old: [], shown: [], missed: [] }
const without = (list: readonly Notification[], key: number) => list.filter((one) => one.key !== key)

export interface Notifications {
  lists: () => NotificationLists
  subscribe: (listener: () => void) => () => void
  add: (severity: Severity, text: string) => void
  /** Called when a notification's time in the snackbar is over. */
  expire: (key: number) => void
  /** Called when the person closes a notification in the snackbar. */
  dismiss: (key: number) => void
  /** Called when the person closes the notification bar. */
  forgetMissed: () => void
  /** Called when the menu opens. It shows everything, so the other places need not. */
  menuOpened: () => void
  /** Called when the menu closes. New notifications then become old ones (spec 2, section 7.7). */
  menuClosed: () => void
}

export function createNotifications(now: () => number = Date.now): Notifications {
  let lists = none
  let lastKey = 0
  const listeners = new Set<() => void>()
  const change = (part: Partial<NotificationLists>) => {
    lists = { ...lists, ...part }
    for (const listener of [...listeners]) listener()
  }
  return {
    lists: () => lists,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (severity, text) => {
      lastKey += 1
      const told = { key: lastKey, severity, text, timestamp: now() }
      const others = lists.shown.filter((other) => other.text !== text)
      change({
        fresh: [told, ...lists.fresh].slice(0, mostKept),
        shown: [told, ...others].slice(0, mostShown),
      })
    },
    expire: (key) => {
      const gone = lists.shown.find((one) => one.key === key)
      if (!gone) return
      const isMissed = gone.severity !== 'INFO' && lists.fresh.some((one) => one.key === key)
      change({
        shown: without(lists.shown, key),
        ...(isMissed && { missed: [gone, ...lists.missed].sort((one, other) => other.key - one.key) }),
      })
    },
    dismiss: (key) => change({ shown: without(lists.shown, key) }),
    forgetMissed: () => change({ missed: [] }),
    menuOpened: () => change({ shown: [], missed: [] }),
    menuClosed: () => change({ fresh: [], old: [...lists.fresh, ...lists.old].slice(0, mostKept), missed: [] }),
  }
}

/** The browser's notifications. The server emits none. */
export const notifications = createNotifications()

export function useNotifications(): NotificationLists {
  return useSyncExternalStore(notifications.subscribe, notifications.lists, () => none)
}
