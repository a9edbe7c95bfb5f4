import {
  ExperimentOutlined,
  GoldOutlined,
  InboxOutlined,
  PaperClipOutlined,
  ThunderboltOutlined,
  ToolOutlined,
  CarOutlined,
} from '@ant-design/icons';
import { type ReactNode, useState } from 'react';
import styles from './product-image.module.css';

const SIGNS: Record<string, ReactNode> = {
  'Hardware & Tools': <ToolOutlined aria-hidden />,
  'Electronics & Components': <ThunderboltOutlined aria-hidden />,
  'Chemicals & Adhesives': <ExperimentOutlined aria-hidden />,
  'Office & Packaging': <PaperClipOutlined aria-hidden />,
  'Raw Materials': <GoldOutlined aria-hidden />,
  Automotive: <CarOutlined aria-hidden />,
};

interface Props {
  imageUrl?: string | null;
  category?: string | null;
}

/** The product's picture; the sign of its category where there is none or it cannot be loaded. Key it by the address. */
export function ProductImage({ imageUrl, category }: Props) {
  const [broken, setBroken] = useState(false);
  return (
    <div className={styles.frame} aria-hidden>
      {imageUrl && !broken ? (
        <img src={imageUrl} alt="" loading="lazy" className={styles.image} onError={() => setBroken(true)} />
      ) : (
        ((category && SIGNS[category]) ?? <InboxOutlined aria-hidden />)
      )}
    </div>
  );
}
