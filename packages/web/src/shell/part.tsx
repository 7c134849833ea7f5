import { Component, type ReactNode, Suspense } from 'react'
import { pageEvents } from '../lib/page-events.ts'

/** A part that loads on demand. Its failure is reported, and the page around it stays. */
export class Part extends Component<{ fallback?: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    pageEvents.emit('errorOccurred', { error })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
  }
}
