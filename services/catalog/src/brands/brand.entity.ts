import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('brands')
export class BrandEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('int', { name: 'supplier_id' })
  supplierId: number;

  @Column('int', { name: 'created_by' })
  createdBy: number;
}
