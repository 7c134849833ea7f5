import styles from './gallery.module.css'
import { sampleDay, thumbnails, timelines } from './gallery-samples.ts'
import { ThumbnailCard } from './thumbnail-card.tsx'
import { Timeline } from './timeline.tsx'

/** Shows marks side by side: with and without a name or picture, in other scripts, and far too long. */
export function GalleryThumbnails() {
  return (
    <ul className={styles.thumbnails}>
      {thumbnails.map((brand) => (
        <li key={brand.brandId}>
          <ThumbnailCard brand={brand} to="#thumbnail" highlighted={[30]} />
        </li>
      ))}
    </ul>
  )
}

/** Timelines of marks in every state of the opposition period, with little and with nothing to draw. */
export function GalleryTimelines() {
  return timelines.map(([title, brand]) => (
    <div key={title} className={styles.fill}>
      <h3>{title}</h3>
      <Timeline brand={brand} today={sampleDay} />
    </div>
  ))
}
