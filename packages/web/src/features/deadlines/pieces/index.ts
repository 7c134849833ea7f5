/* The parts that My {product} shows. They need the texts `deadlines`, `offices`, `ui`. */
export { useDeadlines } from '../deadline-calls.ts'
export { DateSource } from '../deadline-list.tsx'
export { DeadlinesView } from '../deadlines-view.tsx'
