import type { ReactNode } from 'react';

/** Small line drawings for empty places, in the colour of their text. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      width="96"
      height="72"
      viewBox="0 0 96 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  );
}

export const ShelfDrawing = () => (
  <Drawing>
    <path d="M14 8v58M82 8v58M14 32h68M14 60h68" />
    <path d="M22 32V18h14v14M40 32V22h10v10M60 60V44h14v16M40 60V50h12v10" />
    <path d="M29 18v5M67 44v6" opacity=".5" />
  </Drawing>
);

export const OrderDrawing = () => (
  <Drawing>
    <path d="M28 8h30l12 12v44H28z" />
    <path d="M58 8v12h12" />
    <path d="M36 30h26M36 39h26M36 48h14" opacity=".5" />
  </Drawing>
);

export const MarketDrawing = () => (
  <Drawing>
    <path d="M18 28 24 12h48l6 16M22 28v36h52V28" />
    <path d="M18 28a7.5 7.5 0 0 0 15 0 7.5 7.5 0 0 0 15 0 7.5 7.5 0 0 0 15 0 7.5 7.5 0 0 0 15 0z" />
    <path d="M54 64V46h12v18M30 46h14v10H30z" opacity=".5" />
  </Drawing>
);

export const NetworkDrawing = () => (
  <Drawing>
    <circle cx="48" cy="36" r="9" />
    <circle cx="18" cy="18" r="6" />
    <circle cx="78" cy="18" r="6" />
    <circle cx="18" cy="56" r="6" />
    <circle cx="78" cy="56" r="6" />
    <path d="m23 21 17 10M73 21 56 31M23 53l17-11M73 53 56 42" opacity=".5" />
  </Drawing>
);

export const TagDrawing = () => (
  <Drawing>
    <path d="M46 12h22v22L42 60 20 38z" />
    <circle cx="59" cy="21" r="3.5" />
    <path d="m34 38 8 8M40 32l8 8" opacity=".5" />
  </Drawing>
);

export const BellDrawing = () => (
  <Drawing>
    <path d="M30 50c4-4 4-10 4-18a14 14 0 0 1 28 0c0 8 0 14 4 18z" />
    <path d="M43 56a5 5 0 0 0 10 0M48 14v4" />
    <path d="M22 24c0-5 2-9 5-12M74 24c0-5-2-9-5-12" opacity=".5" />
  </Drawing>
);

export const MessageDrawing = () => (
  <Drawing>
    <path d="M16 14h44a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H34L22 52V42h-6a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4z" />
    <path d="M70 26h8a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4h-4v10L62 52H46" opacity=".5" />
    <path d="M24 24h28M24 32h18" opacity=".5" />
  </Drawing>
);

export const SearchDrawing = () => (
  <Drawing>
    <circle cx="43" cy="32" r="18" />
    <path d="m56 45 16 16" />
    <path d="M34 32h18" opacity=".5" />
  </Drawing>
);

export const CheckDrawing = () => (
  <Drawing>
    <circle cx="48" cy="36" r="24" />
    <path d="m37 37 8 8 15-17" />
  </Drawing>
);
