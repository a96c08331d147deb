// The only module that knows chart.js; it loads after the page is alive.
import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  PieController,
  Tooltip,
  type ChartOptions,
  type Plugin,
} from 'chart.js'
import { useEffect, useState } from 'react'
import { Bar, Pie } from 'react-chartjs-2'
import { useTranslations } from 'use-intl'

import { barsOf, partsOf } from './chart-data.ts'
import type { Series } from './types.ts'

Chart.register(ArcElement, BarController, BarElement, CategoryScale, LinearScale, PieController, Tooltip)

interface ChartProps {
  series: Series
  /** What it shows; the table beside it says the numbers. */
  label: string
}

/** New users of each month as bars in the page's primary colour, each with its number above it. */
export function UserChart({ series: { months, counts }, label }: ChartProps) {
  const t = useTranslations('analytics')
  const { primary, edge, text, muted, line } = useColours()
  const options: ChartOptions<'bar'> = {
    maintainAspectRatio: false,
    animation: false,
    layout: { padding: { top: 20 } },
    plugins: {
      legend: { display: false },
      tooltip: { callbacks: { label: ({ parsed }) => t('userCount', { count: parsed.y ?? 0 }) } },
    },
    scales: {
      x: { grid: { display: false }, border: { color: line }, ticks: { color: muted, maxRotation: 0 } },
      y: {
        beginAtZero: true,
        grid: { color: line },
        border: { display: false },
        ticks: { color: muted, precision: 0, maxTicksLimit: 5 },
      },
    },
  }
  const numbers: Plugin<'bar'> = {
    id: 'numbers',
    afterDatasetsDraw: chart => {
      const { ctx } = chart
      ctx.save()
      ctx.fillStyle = text
      ctx.textAlign = 'center'
      ctx.font = `500 12px ${Chart.defaults.font.family ?? 'sans-serif'}`
      const room = chart.chartArea.width / counts.length
      chart.getDatasetMeta(0).data.forEach(({ x, y }, index) => {
        const number = String(counts[index])
        if (counts[index] && ctx.measureText(number).width < room) ctx.fillText(number, x, y - 6)
      })
      ctx.restore()
    },
  }
  const { barThickness, ...bars } = barsOf(counts, { colour: primary, edge })
  // As thick as specified where there is room: on a phone a year has to fit without scrolling.
  const fitting = { ...bars, maxBarThickness: barThickness, categoryPercentage: 1, barPercentage: 0.8 }
  return (
    <Bar
      key={primary + text}
      role="img"
      aria-label={label}
      data={{ labels: months.map(shortMonth(months.length)), datasets: [fitting] }}
      options={options}
      plugins={[numbers]}
    />
  )
}

/** Orders of each month as parts of the whole, which stands in the middle. */
export function OrderChart({ series: { months, counts }, label }: ChartProps) {
  const t = useTranslations('analytics')
  const total = counts.reduce((sum, count) => sum + count, 0)
  const { edge, orders } = useColours()
  const parts = partsOf(counts, { colours: orders, edge })
  return (
    <div className="chart-pie">
      <div>
        {/* A chart takes all of the box that it stands in. */}
        <div className="chart-round">
          <Pie
            role="img"
            aria-label={label}
            data={{ labels: months, datasets: [parts] }}
            options={{
              maintainAspectRatio: false,
              animation: false,
              plugins: {
                legend: { display: false },
                tooltip: { callbacks: { label: ({ parsed }) => t('orderCount', { count: parsed }) } },
              },
            }}
          />
        </div>
        <p aria-hidden="true">{t.rich('ordersUnit', { count: total, b: words => <b>{words}</b> })}</p>
      </div>
      <ul aria-hidden="true">
        {months.map((month, index) => (
          <li key={month}>
            <i style={{ backgroundColor: parts.backgroundColor[index] }} />
            {month}
            <b>{counts[index]}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Twelve months or fewer are told apart without their year, and many have no room for it. */
const shortMonth = (count: number) => (month: string) => (count > 12 ? month : (month.split(' ')[0] ?? month))

/** The page's colours, which a canvas cannot take from the sheet; they follow the theme. */
function useColours() {
  const [colours, setColours] = useState(readColours)
  useEffect(() => {
    const renew = () => setColours(readColours())
    const system = matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', renew)
    const theme = new MutationObserver(renew)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      system.removeEventListener('change', renew)
      theme.disconnect()
    }
  }, [])
  return colours
}

function readColours() {
  const probe = document.body.appendChild(document.createElement('i'))
  const colourOf = (name: string): string => {
    // Parts of a chart are told apart by colour alone, also where the user's colours replace ours.
    probe.style.setProperty('forced-color-adjust', name.startsWith('--chart') ? 'none' : 'auto')
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }
  const colours = {
    primary: colourOf('--chart-users'),
    orders: [colourOf('--chart-orders-1'), colourOf('--chart-orders-2'), colourOf('--chart-orders-3')],
    edge: colourOf('--chart-edge'),
    text: colourOf('--text'),
    muted: colourOf('--muted'),
    line: colourOf('--line'),
  }
  probe.remove()
  Chart.defaults.font.family = getComputedStyle(document.body).fontFamily
  return colours
}
