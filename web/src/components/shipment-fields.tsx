import { Form, Input } from 'antd';
import { atMost } from '../kit/form/at-most';
import pair from '../kit/form/form-pair.module.css';

/** What a supplier may say of a shipment. */
export interface ShipmentValues {
  promisedDate?: string;
  trackingNumber?: string;
}

/** Both optional. */
export function ShipmentFields() {
  return (
    <div className={pair.pair}>
      <Form.Item label="Expected to arrive" name="promisedDate">
        <Input type="date" />
      </Form.Item>
      <Form.Item label="Tracking number" name="trackingNumber" rules={[atMost(100)]}>
        <Input autoComplete="off" />
      </Form.Item>
    </div>
  );
}

/** As the API takes it: an empty field is not known. */
export const toShipment = ({ promisedDate, trackingNumber }: ShipmentValues) => ({
  promisedDate: promisedDate || null,
  trackingNumber: trackingNumber?.trim() || null,
});
