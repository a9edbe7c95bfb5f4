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
  'Hardware & Tools': <ToolOutlined />,
  'Electronics & Components': <ThunderboltOutlined />,
  'Chemicals & Adhesives': <ExperimentOutlined />,
  'Office & Packaging': <PaperClipOutlined />,
  'Raw Materials': <GoldOutlined />,
  Automotive: <CarOutlined />,
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
        ((category && SIGNS[category]) ?? <InboxOutlined />)
      )}
    </div>
  );
}
