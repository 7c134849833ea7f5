import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useHead } from '../lib/head.tsx'
import { ChunkLoadError } from '../lib/load-chunk.ts'
import { usePhrases } from '../lib/phrases.tsx'
import classes from './message-page.module.css'

interface ErrorBoundaryProps {
  /** A change of the address causes another attempt. */
  resetKey: string
  /** Called once the failure is shown. */
  onShown: () => void
  children: ReactNode
}

/** Catches failures while a page renders. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; failedKey: string | null }> {
  override state = { error: null as unknown, failedKey: null as string | null }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack)
    this.setState({ failedKey: this.props.resetKey })
    this.props.onShown()
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  override componentDidUpdate(): void {
    const { error, failedKey } = this.state
    if (error !== null && failedKey !== null && failedKey !== this.props.resetKey) this.setState({ error: null, failedKey: null })
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <FailurePage error={this.state.error} />
  }
}

/**
 * Shows a failure: a part of the page that did not load (missing, timeout or other; spec 2, section 8.2), or the page
 * itself.
 */
function FailurePage({ error }: { error: unknown }) {
  const t = usePhrases('shell')
  const chunk = error instanceof ChunkLoadError ? error.type : null
  const title = chunk ? t('chunk.failed') : t('failure.title')
  useHead({ title, noindex: true })
  return (
    <div className={`page ${classes.message}`} role="alert">
      <h1>{title}</h1>
      <p>{chunk ? t(`chunk.${chunk}`) : t('failure.text')}</p>
      <div className={classes.actions}>
        <button type="button" className={classes.primary} onClick={() => location.reload()}>
          {t('failure.reload')}
        </button>
      </div>
    </div>
  )
}
