/** Head and shoulders of nobody, on the ground and in the colour of where it stands: for portraits that are to come. */
export function Silhouette({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 80 100" aria-hidden="true">
      <path d="M6 100C8 79 17 69 31 65v-8c-6-4-10-11-10-20 0-13 8-21 19-21s19 8 19 21c0 9-4 16-10 20v8c14 4 23 14 25 35z" />
    </svg>
  )
}
