import { PlusOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { useState } from 'react';
import { useCreateBrand } from '../../../api/create-brand';
import { type Brand, useBrands } from '../../../api/list-brands';
import { useToast } from '../../../lib/use-toast';
import { useTypedSearch } from '../../../lib/use-typed-search';

interface Props {
  id?: string;
  supplierId: number | undefined;
  value?: number;
  onChange?: (brandId: number | undefined) => void;
  /** The chosen one, while it is not among the search's answers. */
  chosen?: { id: number; name: string } | null;
  /** Its name, for the preview. */
  onBrand: (name: string | undefined) => void;
}

/** No brand has this id: choosing it makes the brand that was typed. */
const CREATE = 0;

/** Search, choose, clear, or make the brand that is missing. */
export function BrandPicker({ id, supplierId, value, onChange, chosen, onBrand }: Props) {
  const { typed, setTyped, words: name, q, fitting } = useTypedSearch();
  const [created, setCreated] = useState<Brand>();
  const { data, isFetching } = useBrands(
    { supplierId, limit: 50, ...(q && { q }) },
    { enabled: supplierId !== undefined },
  );
  const createBrand = useCreateBrand();
  const toast = useToast();

  const brands = data?.items ?? [];
  const known = [created, chosen].find((one) => one && one.id === value && !brands.some((brand) => brand.id === value));
  const options = fitting(
    [...(known ? [known] : []), ...brands].map((brand) => ({ value: brand.id, label: brand.name })),
    isFetching,
  );
  const exists = brands.some((brand) => brand.name.toLowerCase() === name.toLowerCase());
  // The answer must be to what is typed now, or a brand that exists might be offered as a new one.
  if (name && q === name && !exists && !isFetching && supplierId !== undefined) {
    options.push({ value: CREATE, label: name });
  }

  const choose = (brandId: number | undefined, brandName: string | undefined) => {
    setTyped('');
    onChange?.(brandId);
    onBrand(brandName);
  };

  const create = (supplier: number) =>
    createBrand.mutate(
      { name, supplierId: supplier },
      {
        onSuccess: (brand) => {
          setCreated(brand);
          choose(brand.id, brand.name);
          toast.success('Brand created successfully');
        },
        onError: (error) => toast.failure('Failed to create brand', error),
      },
    );

  return (
    <Select
      id={id}
      value={value}
      placeholder="No brand"
      allowClear
      disabled={supplierId === undefined}
      loading={isFetching || createBrand.isPending}
      listHeight={300}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      options={options}
      optionRender={({ value: brandId, label }) =>
        brandId === CREATE ? (
          <>
            <PlusOutlined aria-hidden /> Create brand “{label}”
          </>
        ) : (
          label
        )
      }
      onChange={(brandId: number | undefined) => {
        if (brandId === CREATE && supplierId !== undefined) create(supplierId);
        else choose(brandId, options.find((option) => option.value === brandId)?.label);
      }}
      notFoundContent={
        isFetching ? 'Searching…' : name ? 'No brands found' : 'No brands yet: type a name to create one'
      }
    />
  );
}
